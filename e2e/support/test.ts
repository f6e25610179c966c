import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test as base, expect, type BrowserContext, type Request } from '@playwright/test';
import { failureReportPath } from '@renovation-th/shared/contracts/failure-report';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { startFaultProxy, type FaultProxy } from './fault-proxy';
import { givenSite } from './given-site';
import { serveSite } from './serve-site';

export type RunningSite = {
  url: string;
  /** URL of the owner's page with the received requests. */
  receivedUrl: string;
  receivedFolder: string;
};

type TestFixtures = {
  /** The site on another origin, behind a proxy that can cause faults. */
  faulty: FaultProxy;
  /**
   * Console errors that a test expects. Other errors, policy violations and unexpected failure reports fail the test.
   */
  expectedErrors: RegExp | null;
  quietConsole: void;
};

/** Playwright's `test` with the composed site and a form service for each worker. */
export const test = base.extend<TestFixtures, { site: RunningSite }>({
  site: [startTestSite, { scope: 'worker' }],

  baseURL: ({ site }, provide) => provide(site.url),

  faulty: async ({ site, context }, provide, info) => {
    info.skip(givenSite() !== null, 'Faults need a site of our own behind a proxy.');
    const proxy = await startFaultProxy(site.url);
    await provide(proxy);
    await leavePages(context);
    await proxy.kill();
  },

  expectedErrors: [null, { option: true }],

  quietConsole: [
    async ({ context, expectedErrors }, provide) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      context.on('weberror', (error) => errors.push(error.error().message));
      context.on('request', (request) => {
        if (!expectedErrors && request.url().endsWith(failureReportPath)) errors.push(reportIn(request));
      });
      await provide();
      const unexpected = errors.filter((error) => !expectedErrors?.test(error));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

const reportIn = (request: Request) => `The page reports a failure: ${request.postData()}`;

/** Runs the composed site with its form service until `provide` ends. A given site needs no server. */
export async function startTestSite(
  {}: object,
  provide: (site: RunningSite) => Promise<void>,
): Promise<void> {
  const given = givenSite();
  if (given) return provide({ url: given.url, receivedUrl: '', receivedFolder: '' });
  const receivedFolder = await mkdtemp(path.join(os.tmpdir(), 'received-'));
  const server = await serveSite(
    { ...testFolders(), received: receivedFolder },
    // The limit is high, because all visitors of the tests share one IP address.
    { requests: 10_000, perSeconds: 60 },
  );
  await provide({ url: server.siteUrl, receivedUrl: server.receivedUrl, receivedFolder });
  await server.close();
  await rm(receivedFolder, { recursive: true });
}

/** Leaves all pages. Call this before the server stops, because a pending request would log an error. */
export async function leavePages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.goto('about:blank')));
}

export { expect };
