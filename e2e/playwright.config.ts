import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './support/chromium-flags';

// Started by run-e2e.ts, which composes the site and finds the browser first.
const executablePath = process.env.E2E_CHROMIUM;

export default defineConfig({
  testDir: __dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: `${__dirname}/.results`,
  fullyParallel: true,
  // A test waits for a fifth of its time.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Milliseconds. What works never waits so long, so a slow machine is given time instead of a second try. The shell
  // waits for an idle browser, and a busy machine has few such moments.
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
