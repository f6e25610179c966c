import { test as base, expect } from '@playwright/test';
import { startFaultProxy, type FaultProxy } from '../../support/fault-proxy';
import { rememberPrerenderedNodes } from '../../support/hydration';
import { startTestSite, type RunningSite } from '../../support/test';
import type { Engine, EngineName } from './engine';
import { startPuppeteerEngine } from './puppeteer-engine';
import { startWebkitEngine } from './webkit-engine';

/** Options of a Playwright project. `program` is the path of the browser. */
export type EngineOptions = { engineName: EngineName; program: string };

type WorkerFixtures = EngineOptions & {
  engine: Engine;
  site: Pick<RunningSite, 'url' | 'receivedFolder'>;
};

const first = `(${rememberPrerenderedNodes.toString()})()`;

/** Playwright's `test` with one browser for each worker, and a new origin with empty storage for each test. */
export const test = base.extend<{ visited: FaultProxy }, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  program: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, program }, provide) => {
      const engine =
        engineName === 'webkit' ? await startWebkitEngine() : await startPuppeteerEngine(engineName, program);
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  site: [({}, provide) => startTestSite({}, provide), { scope: 'worker' }],
  visited: async ({ site, engine }, provide) => {
    const proxy = await startFaultProxy(site.url, (_address, text) =>
      text.replace(/^<!doctype html>.*?<head>/is, (start) => `${start}<script>${first}</script>`),
    );
    await provide(proxy);
    await engine.leave();
    await proxy.kill();
  },
});

export { expect };
