import { test as base, expect } from '@playwright/test';
import type { OwnAuthority } from '../../../host/delivery/testing/own-authority';
import { startFaultProxy, type FaultProxy } from '../../support/fault-proxy';
import { rememberPrerenderedNodes } from '../../support/hydration';
import { startTestSite, type RunningSite } from '../../support/test';
import { ownAuthority, startFormsAlone, startShippedNginx } from '../nginx/shipped-nginx';
import type { Engine, EngineName } from './engine';
import { startPuppeteerEngine } from './puppeteer-engine';
import { startWebkitEngine } from './webkit-engine';

/** Which engine a project is for, the path of its program, and what serves it the site. */
export type EngineOptions = { engineName: EngineName; program: string; server: 'local' | 'nginx' };

type WorkerFixtures = EngineOptions & {
  engine: Engine;
  /** What speaks for nginx; null for the local server, which speaks plain HTTP. */
  authority: OwnAuthority | null;
  site: Pick<RunningSite, 'url' | 'receivedFolder'>;
  /** Whether something watches each document from its beginning: its nodes, and what its policy refuses. */
  isWatched: boolean;
};

/** What a visitor's browser talks to. Nothing fails on its way to nginx, as nothing stands between the two. */
type VisitedSite = Pick<FaultProxy, 'url' | 'fail' | 'count'>;

const first = `(${rememberPrerenderedNodes.toString()})()`;

/** One real browser for each worker; for each test an address of its own, so that nothing is stored there yet. */
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

const unwatched = 'what its driver cannot watch: lost nodes, refusals by the policy';

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
    throw new Error('Nothing stands before nginx that could fail or count.');
  };
  return { visited: { url, fail: none, count: none }, close };
}

export { expect };
