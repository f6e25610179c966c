import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { bringUpToDate } from '../../host/delivery/bring-up-to-date';
import { readIdentity } from '../../host/server/identity/read-identity';
import { findOrInstallEngines } from './engines/find-engines';
import { testFolders } from '../../host/delivery/testing/test-folders';

/** `npm run proof [-- playwright options]`: what takes long and is proved once a day, in three browsers. */
async function run(): Promise<void> {
  const programs = findOrInstallEngines();
  await bringUpToDate(testFolders(), await readIdentity());

  const playwright = spawnSync(
    'npx',
    ['playwright', 'test', '-c', path.join(__dirname, 'proof.config.ts'), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, PROOF_CHROMIUM: programs.chromium, PROOF_FIREFOX: programs.firefox },
    },
  );
  process.exitCode = playwright.status ?? 1;
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
