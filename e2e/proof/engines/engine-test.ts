import { test as base, expect } from '@playwright/test';
import type { OwnAuthority } from '../../../host/server/testing/own-authority';
import { startFaultProxy, type FaultProxy } from '../../support/fault-proxy';
import { rememberPrerenderedNodes } from '../../support/hydration';
import { startTestSite, type RunningSite } from '../../support/test';
import { ownAuthority, startFormsAlone, startShippedNginx } from '../nginx/shipped-nginx';
import type { Engine, EngineName } from './engine';
import { startPuppeteerEngine } from './puppeteer-engine';
import { startWebkitEngine } from './webkit-engine';

/** Options of a Playwright project. `program` is the path of the browser. */
export type EngineOptions = { engineName: EngineName; program: string; server: 'local' | 'nginx' };

type WorkerFixtures = EngineOptions & {
  engine: Engine;
  /** Certificate authority of nginx, or null with the local server, which has no TLS. */
  authority: OwnAuthority | null;
  site: Pick<RunningSite, 'url' | 'receivedFolder'>;
  /** Whether the test can record the prerendered nodes and the policy violations of each document. */
  isWatched: boolean;
};

/** The site that the browser visits. With nginx, there is no proxy that injects faults. */
type VisitedSite = Pick<FaultProxy, 'url' | 'fail' | 'count'>;

const first = `(${rememberPrerenderedNodes.toString()})()`;

/** Playwright's `test` with one browser for each worker, and a new origin with empty storage for each test. */
export const test = base.extend<{ visited: VisitedSite }, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  program: ['', { option: true, scope: 'worker' }],
  server: ['local', { option: true, scope: 'worker' }],
  authority: [
    async ({ server }, provide) => (server === 'nginx' ? ownAuthority({}, provide) : provide(null)),
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, program, authority }, provide) => {
      const engine =
        engineName === 'webkit'
          ? await startWebkitEngine(authority)
          : await startPuppeteerEngine(engineName, program, authority);
      if (authority) await engine.runFirst?.(first);
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  site: [
    ({ server }, provide) => (server === 'nginx' ? startFormsAlone({}, provide) : startTestSite({}, provide)),
    { scope: 'worker' },
  ],
  isWatched: [
    ({ engine, server }, provide) => provide(server === 'local' || engine.runFirst !== null),
    { scope: 'worker' },
  ],
  visited: async ({ site, engine, authority, isWatched }, provide, testInfo) => {
    if (!isWatched) testInfo.annotations.push({ type: 'unseen', description: unwatched });
    const { visited, close } = authority
      ? await visitNginx(site.url, authority)
      : await visitThroughProxy(site.url);
    await provide(visited);
    await engine.leave();
    await close();
  },
});

const unwatched = 'lost nodes and policy violations, which its driver cannot record';

type Visit = { visited: VisitedSite; close: () => Promise<void> };

async function visitThroughProxy(siteUrl: string): Promise<Visit> {
  const proxy = await startFaultProxy(siteUrl, (_address, text) =>
    text.replace(/^<!doctype html>.*?<head>/is, (start) => `${start}<script>${first}</script>`),
  );
  return { visited: proxy, close: proxy.kill };
}

async function visitNginx(formsUrl: string, tls: OwnAuthority): Promise<Visit> {
  const { url, close } = await startShippedNginx(formsUrl, tls);
  const none = () => {
    throw new Error('nginx has no proxy that could inject faults or count requests.');
  };
  return { visited: { url, fail: none, count: none }, close };
}

export { expect };
