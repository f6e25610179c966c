import { execFile } from 'node:child_process';
import { test as base, expect } from '@playwright/test';
import { test } from './support/test';

type Outcome = { code: number; output: string };

/** Runs `npm run e2e -- --site` with a separate folder for its results. */
function visit(url: string, ...args: string[]): Promise<Outcome> {
  const results = base.info().outputPath('results');
  const command = ['tsx', `${__dirname}/run-e2e.ts`, '--site', url, '--output', results, ...args];
  return new Promise((resolve) => {
    execFile('npx', command, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

const everyDocument = ['every-page', '-g', 'complete metadata'];
const contactForm = ['every-page', '-g', '/contact hydrates'];

test('`e2e -- --site` visits every page of a running site', async ({ faulty }) => {
  expect(await visit(faulty.url, ...everyDocument)).toMatchObject({ code: 0 });
  expect(await visit(faulty.url, ...contactForm)).toMatchObject({ code: 0 });
});

test('`e2e -- --site` fails when a page or a script does not load', async ({ faulty }) => {
  faulty.fail(/^\/villes\/vichy$/, 'broken');
  const documents = await visit(faulty.url, ...everyDocument);
  expect(documents.code).toBe(1);
  expect(documents.output).toContain('/villes/vichy');

  faulty.heal();
  faulty.fail(/\/releases\/contact\/.*\.js$/, 'missing');
  expect((await visit(faulty.url, ...contactForm, '--timeout', '20000')).output).toContain('1 failed');
});

test('`e2e -- --site` skips the tests that send forms', async ({ site }) => {
  const { output } = await visit(site.url, '--list');
  expect(output).toContain('every-page.e2e.ts');
  for (const name of ['quote.e2e.ts', 'callback.e2e.ts', 'failures']) expect(output).not.toContain(name);
});

for (const [url, reason] of [
  ['http://127.0.0.1:9', 'No server responds at http://127.0.0.1:9/sitemap.xml'],
  ['renovation-th.example', 'Write one such as --site https://www.site.example'],
] as const)
  test(`\`e2e -- --site\` rejects ${url} before any test runs`, async () => {
    const { code, output } = await visit(url);
    expect(code).toBe(1);
    expect(output).toContain(reason);
  });
