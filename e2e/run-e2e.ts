import path from 'node:path';
import { findOrInstallChromium } from './support/find-chromium';
import { composeTestSite, failed, runPlaywright } from './support/run-playwright';

/** Usage: `npm run e2e [-- playwright options]`, or `npm run e2e -- --site https://… [playwright options]`. */
async function run(args: readonly string[]): Promise<void> {
  const at = args.indexOf('--site');
  const options = at === -1 ? args : [...args.slice(0, at), ...args.slice(at + 2)];
  const hasProject = options.some((option) => option.startsWith('--project'));
  const environment: Record<string, string> = { E2E_CHROMIUM: findOrInstallChromium() };
  if (at === -1) await composeTestSite();
  else environment.SITE = new URL(args[at + 1] ?? '').origin;
  runPlaywright(
    path.join(__dirname, 'playwright.config.ts'),
    hasProject ? options : ['--project=chromium', ...options],
    environment,
  );
}

run(process.argv.slice(2)).catch(failed);
