import path from 'node:path';
import { findOrInstallChromium } from './support/find-chromium';
import { failed, runPlaywright } from './support/run-playwright';

/** `npm run e2e [-- playwright options]` */
async function run(): Promise<void> {
  const executable = findOrInstallChromium();
  await runPlaywright(path.join(__dirname, 'playwright.config.ts'), { E2E_CHROMIUM: executable });
}

run().catch(failed);
