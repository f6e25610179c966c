import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test as base, expect, type BrowserContext } from '@playwright/test';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { serveSite } from './serve-site';

export type RunningSite = {
  url: string;
  /** URL of the owner's pages. */
  receivedUrl: string;
  receivedFolder: string;
};

type TestFixtures = {
  /** Console errors that a test expects. Other errors, such as violations of the policy, fail the test. */
  expectedErrors: RegExp | null;
  quietConsole: void;
};

/** Playwright's `test` with the composed site and a form service for each worker. */
export const test = base.extend<TestFixtures, { site: RunningSite }>({
  site: [startTestSite, { scope: 'worker', timeout: 0 }],

  baseURL: ({ site }, provide) => provide(site.url),

  expectedErrors: [null, { option: true }],

  quietConsole: [
    async ({ context, expectedErrors }, provide) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      context.on('weberror', (error) => errors.push(error.error().message));
      await provide();
      const unexpected = errors.filter((error) => !expectedErrors?.test(error));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Serves the composed site until `provide` ends. `SITE` is the URL of a running site to visit instead. */
async function startTestSite({}: object, provide: (site: RunningSite) => Promise<void>): Promise<void> {
  const given = process.env.SITE;
  if (given) return provide({ url: given, receivedUrl: '', receivedFolder: '' });
  const receivedFolder = await mkdtemp(path.join(os.tmpdir(), 'received-'));
  const server = await serveSite({ ...testFolders(), received: receivedFolder });
  await provide({ url: server.siteUrl, receivedUrl: server.receivedUrl, receivedFolder });
  await server.close();
  await rm(receivedFolder, { recursive: true });
}

/** Leaves all pages. Call this before the server stops, because a pending request would log an error. */
export async function leavePages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.goto('about:blank')));
}

export { expect };
