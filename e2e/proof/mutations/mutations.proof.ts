import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyRepository, type RepositoryCopy } from '../../../host/delivery/testing/repository-copy';
import { mutations } from './mutations';

let copy: RepositoryCopy;
// The mutations are applied one after the other, because they share one copy of the sources.
test.describe.configure({ mode: 'default', timeout: 11 * 60_000 });
test.beforeAll(async () => {
  // The default folder name has a percent sign, and Jest cannot report failures from such a folder.
  copy = await copyRepository('mutations');
});
test.afterAll(() => copy.remove());

test('the suite passes without a mutation', async () => {
  expect(await failedTests(mutations.map(({ witness }) => witness))).toEqual([]);
});

for (const { loss, file, before, after, witness } of mutations)
  test(`the suite detects that ${loss}`, async ({}, { annotations }) => {
    const source = await readFile(path.join(copy.root, file));
    await copy.replaceText(file, before, after);
    const failed = await failedTests([witness]);
    await writeFile(path.join(copy.root, file), source);

    expect(failed, 'tests that fail').not.toEqual([]);
    annotations.push({ type: 'seen by', description: failed[0] ?? '' });
  });

type Test = { status: string; fullName: string };
type Report = { testResults: { name: string; assertionResults: Test[] }[] };

/** Timeout of one test in milliseconds, because mutated code may wait forever. */
const longest = 30_000;

/** Runs test files in the copy. @returns names of the tests that fail. */
async function failedTests(files: readonly string[]): Promise<string[]> {
  const report = path.join(copy.root, 'report.json');
  await rm(report, { force: true });
  const jest = [require.resolve('jest/bin/jest'), '-c', 'webpack/jest.config.js', '--runInBand'];
  const args = [...jest, `--testTimeout=${longest}`, '--json', '--outputFile', report, '--runTestsByPath'];
  await once(spawn(process.execPath, [...args, ...files], { cwd: copy.root, stdio: 'ignore' }), 'exit');
  const { testResults }: Report = JSON.parse(await readFile(report, 'utf8'));
  // A file whose tests could not run counts as failed.
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.length > 0 ? assertionResults : [{ status: 'failed', fullName: name }],
  );
  return tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
}
