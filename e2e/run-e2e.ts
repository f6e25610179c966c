import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { bringUpToDate } from '../host/delivery/bring-up-to-date';
import { readIdentity } from '../host/server/identity/read-identity';
import { testFolders } from '../host/delivery/testing/test-folders';
import { findOrInstallChromium } from './support/find-chromium';

/** `npm run e2e [-- playwright options]`: composes the tests' own site, then runs Playwright against it. */
async function run(): Promise<void> {
  const executable = findOrInstallChromium();
  await bringUpToDate(testFolders(), await readIdentity());

  const playwright = spawnSync(
    'npx',
    ['playwright', 'test', '-c', path.join(__dirname, 'playwright.config.ts'), ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, E2E_CHROMIUM: executable } },
  );
  process.exitCode = playwright.status ?? 1;
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
