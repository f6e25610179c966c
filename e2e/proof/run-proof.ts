import path from 'node:path';
import { productionNode } from '../../host/server/deploy/build-package';
import { composeTestSite, failed, runPlaywright } from '../support/run-playwright';
import { findOrInstallEngines } from './engines/find-engines';

/** Runs the slow tests in three browsers. Usage: `npm run proof [-- playwright options]`. */
async function run(): Promise<void> {
  const { chromium, firefox } = findOrInstallEngines();
  // Installs Node before the workers start, because two workers would install it at the same time.
  productionNode();
  const programs = { PROOF_CHROMIUM: chromium, PROOF_FIREFOX: firefox };
  await composeTestSite();
  runPlaywright(path.join(__dirname, 'proof.config.ts'), process.argv.slice(2), programs);
}

run().catch(failed);
