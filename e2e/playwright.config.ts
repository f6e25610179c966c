import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './support/chromium-flags';

// `run-e2e.ts` runs this configuration after it has composed the site and found the browser.
/** Multiplies all timeouts. Set it where the machine is busy or slow. */
const slowness = Number(process.env.TEST_SLOWNESS ?? 1);

/** Files whose tests send nothing, so they may visit any running site. */
const harmless = ['every-page', 'first-acts', 'journeys/shell', 'journeys/layout', 'journeys/portfolio'];
const journeys = 'journeys/{quote,callback,portfolio,shell,layout}.e2e.ts';

export default defineConfig({
  testDir: __dirname,
  testMatch: process.env.SITE ? harmless.map((name) => `${__dirname}/${name}.e2e.ts`) : '**/*.e2e.ts',
  // Builds a whole checkout, so it runs once a day, with DAILY=1.
  ...(!process.env.DAILY && { testIgnore: '**/dev.e2e.ts' }),
  outputDir: `${__dirname}/.results`,
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000 * slowness,
  expect: { timeout: 5_000 * slowness },
  reporter: [['list']],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: { launchOptions: { executablePath: process.env.E2E_CHROMIUM, args: chromiumFlags } },
    },
    // Where Playwright's own browsers are installed: npm run e2e -- --project firefox --project webkit
    { name: 'firefox', testMatch: journeys, use: { browserName: 'firefox' } },
    { name: 'webkit', testMatch: journeys, use: { browserName: 'webkit' } },
  ],
});
