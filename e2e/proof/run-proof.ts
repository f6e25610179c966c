import path from 'node:path';
import { failed, runPlaywright } from '../support/run-playwright';
import { findOrInstallEngines } from './engines/find-engines';
import { ensureNginx } from './nginx/shipped-nginx';

/** `npm run proof [-- playwright options]`: slow tests that run once a day, in three browsers. */
async function run(): Promise<void> {
  const { chromium, firefox } = findOrInstallEngines();
  ensureNginx();
  const programs = { PROOF_CHROMIUM: chromium, PROOF_FIREFOX: firefox };
  await runPlaywright(path.join(__dirname, 'proof.config.ts'), programs);
}

run().catch(failed);
