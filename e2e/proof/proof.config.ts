import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../support/chromium-flags';
import { engineNames } from './engines/engine';
import type { EngineOptions } from './engines/engine-test';

// `run-proof.ts` runs this configuration after it has found the browsers and composed the site.
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
    ...engineNames.map((engineName) => {
      const testMatch = ['every-kind.proof.ts', 'journeys.proof.ts'];
      const program = process.env[`PROOF_${engineName.toUpperCase()}`] ?? '';
      return { name: engineName, testMatch, use: { engineName, program } };
    }),
    { name: 'newest Node', testMatch: 'newest-node.proof.ts' },
    { name: 'mutations', testMatch: 'mutations/*.proof.ts' },
    {
      name: 'every page',
      testMatch: ['accessibility.proof.ts', 'markup.proof.ts', 'faults.proof.ts'],
      use: {
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        launchOptions: { executablePath: process.env.PROOF_CHROMIUM, args: chromiumFlags },
      },
    },
  ],
});
