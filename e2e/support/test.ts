import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test as base, expect, type BrowserContext, type Request } from '@playwright/test';
import { failureReportPath } from '@renovation-th/shared/contracts/failure-report';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { startFaultProxy, type FaultProxy } from './fault-proxy';
import { serveSite } from './serve-site';

export type RunningSite = {
  url: string;
  /** The owner's page of received requests. */
  receivedUrl: string;
  /** Where accepted requests lie on disk. */
  receivedFolder: string;
};

type TestFixtures = {
  /** The site behind a proxy that can fail; its pages have their own address. */
  faulty: FaultProxy;
  /**
   * Console errors that a test expects. Any other, and any refusal by the security policy, fails it; so does
   * the report of a failure where none is expected.
   */
  expectedErrors: RegExp | null;
  quietConsole: void;
};

/** The composed site with a form service of its own for each worker. */
export const test = base.extend<TestFixtures, { site: RunningSite }>({
  site: [startTestSite, { scope: 'worker' }],

  baseURL: ({ site }, provide) => provide(site.url),

  faulty: async ({ site, context }, provide) => {
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

/** The composed site with its form service, for as long as `provide` takes. */
export async function startTestSite(
  {}: object,
  provide: (site: RunningSite) => Promise<void>,
): Promise<void> {
  const receivedFolder = await mkdtemp(path.join(os.tmpdir(), 'received-'));
  const server = await serveSite(
    { ...testFolders(), received: receivedFolder },
    // The limit has tests of its own; here one address plays every visitor.
    { rate: { requests: 10_000, perSeconds: 60 }, mostAnHour: 10_000 },
  );
  await provide({ url: server.siteUrl, receivedUrl: server.receivedUrl, receivedFolder });
  await server.close();
  await rm(receivedFolder, { recursive: true });
}

/** Before their server stops: what a page still fetches, such as the next page, would be an error in its console. */
export async function leavePages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.goto('about:blank')));
}

export { expect };
