import path from 'node:path';
import { composeTestSite, failed, runPlaywright } from '../support/run-playwright';
import { findOrInstallEngines } from './engines/find-engines';
import { ensureNginx } from './nginx/shipped-nginx';

/** `npm run proof [-- playwright options]`: slow tests that run once a day, in three browsers. */
async function run(): Promise<void> {
  const { chromium, firefox } = findOrInstallEngines();
  ensureNginx();
  const programs = { PROOF_CHROMIUM: chromium, PROOF_FIREFOX: firefox };
  await composeTestSite();
  runPlaywright(path.join(__dirname, 'proof.config.ts'), process.argv.slice(2), programs);
}

run().catch(failed);
