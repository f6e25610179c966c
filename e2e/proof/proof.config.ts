import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../support/chromium-flags';
import { engineNames } from './engines/engine';
import type { EngineOptions } from './engines/engine-test';

// Started by run-proof.ts, which composes the site and finds the browsers first.
export default defineConfig<object, EngineOptions>({
  testDir: __dirname,
  outputDir: `${__dirname}/../.results`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./table-reporter.ts']],
  projects: [
    ...engineNames.map((engineName) => ({
      name: engineName,
      testMatch: ['every-kind.proof.ts', 'journeys.proof.ts'],
      use: { engineName, program: process.env[`PROOF_${engineName.toUpperCase()}`] ?? '' },
    })),
    {
      name: 'every page',
      testMatch: ['everyone.proof.ts', 'markup.proof.ts'],
      use: {
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        launchOptions: { executablePath: process.env.PROOF_CHROMIUM, args: chromiumFlags },
      },
    },
  ],
});
