import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findOrInstallChromium } from './support/find-chromium';
import { givenSiteVariable, readGivenSite } from './support/given-site';
import { composeTestSite, failed, runPlaywright } from './support/run-playwright';

const configuration = path.join(__dirname, 'playwright.config.ts');

/** Usage: `npm run e2e [-- playwright options]`, or `npm run e2e -- --site https://… [playwright options]`. */
async function run(args: readonly string[]): Promise<void> {
  const at = args.indexOf('--site');
  if (at !== -1) return visit(args[at + 1] ?? '', [...args.slice(0, at), ...args.slice(at + 2)]);
  await composeTestSite();
  runPlaywright(configuration, args, { E2E_CHROMIUM: findOrInstallChromium() });
}

/** Runs the tests that may visit any site against the site at this URL. */
async function visit(url: string, args: readonly string[]): Promise<void> {
  const site = await readGivenSite(url);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'given-site-'));
  const file = path.join(folder, 'site.json');
  await writeFile(file, JSON.stringify(site));
  console.log(`Visiting ${site.pages.length} pages of ${site.url}, and sending nothing.`);
  runPlaywright(configuration, args, { E2E_CHROMIUM: findOrInstallChromium(), [givenSiteVariable]: file });
  await rm(folder, { recursive: true });
}

run(process.argv.slice(2)).catch(failed);
