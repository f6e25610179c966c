import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyRepository, type RepositoryCopy } from '../../../host/delivery/testing/repository-copy';
import { mutations } from './mutations';

let copy: RepositoryCopy;
// One after the other, in one copy of the sources.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  copy = await copyRepository();
});
test.afterAll(() => copy.remove());

test('the suite sees nothing where nothing is broken', async () => {
  test.setTimeout(15 * 60_000);
  expect(await failedUnitTests(mutations.map(({ file }) => file))).toEqual([]);
});

for (const mutation of mutations)
  test(`the suite sees that ${mutation.loss}`, async ({}, { annotations }) => {
    test.setTimeout(10 * 60_000);
    const { file, before, after, journey } = mutation;
    const source = await readFile(path.join(copy.root, file));
    await copy.replaceText(file, before, after);
    const failed = await (journey ? failedJourneys(journey) : failedUnitTests([file]));
    await writeFile(path.join(copy.root, file), source);

    expect(failed, 'tests that fail').not.toEqual([]);
    annotations.push({ type: 'seen by', description: failed[0] ?? '' });
  });

/** Names of the failed tests, of all that the files have a part in. */
function failedUnitTests(files: readonly string[]): Promise<string[]> {
  return failedTests((report) => [
    ...['jest', '-c', 'webpack/jest.config.js', '--maxWorkers=1', '--json', `--outputFile=${report}`],
    ...['--findRelatedTests', ...files],
  ]);
}

const failedJourneys = (journey: string): Promise<string[]> =>
  failedTests(() => ['tsx', 'e2e/run-e2e.ts', journey, '--max-failures=1', '--reporter=json']);

/** @param words makes the command from where its report goes. */
async function failedTests(words: (report: string) => readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mutation-'));
  const report = path.join(folder, 'report.json');
  const child = spawn('npx', words(report), {
    cwd: copy.root,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: 'ignore',
  });
  await once(child, 'exit');
  const names = namesOfFailed(JSON.parse(await readFile(report, 'utf8')));
  await rm(folder, { recursive: true });
  return names;
}

/** In a report of Jest or of Playwright, however deep. */
function namesOfFailed(report: unknown): string[] {
  if (typeof report !== 'object' || report === null) return [];
  const { fullName, title, status, ok } = report as Record<string, unknown>;
  const name = status === 'failed' ? fullName : ok === false ? title : undefined;
  return typeof name === 'string' ? [name] : Object.values(report).flatMap(namesOfFailed);
}
