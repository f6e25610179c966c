import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './support/chromium-flags';
import { givenSite } from './support/given-site';

// `run-e2e.ts` runs this configuration after it has composed the site and found the browser.
/** Files whose tests send no forms, so they may visit any site. */
const harmless = [
  'every-page',
  'budgets',
  'journeys/history',
  'journeys/menu',
  'journeys/portfolio',
  'journeys/services',
].map((name) => `${__dirname}/${name}.e2e.ts`);

const executablePath = process.env.E2E_CHROMIUM;

export default defineConfig({
  testDir: __dirname,
  testMatch: givenSite() ? harmless : '**/*.e2e.ts',
  outputDir: `${__dirname}/.results`,
  fullyParallel: true,
  // Tests spend about a fifth of their time waiting, so there is one more worker than processors.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Ten minutes, because the shell waits for an idle browser, and a busy machine is rarely idle.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath, args: chromiumFlags },
    screenshot: 'only-on-failure',
  },
});
