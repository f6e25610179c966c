import { test as base, expect } from '@playwright/test';
import { startFaultProxy, type FaultProxy } from '../../support/fault-proxy';
import { rememberPrerenderedNodes } from '../../support/hydration';
import { startTestSite, type RunningSite } from '../../support/test';
import type { Engine, EngineName } from './engine';
import { startPuppeteerEngine } from './puppeteer-engine';
import { startWebkitEngine } from './webkit-engine';

/** Which engine a project is for, and the path of its program. */
export type EngineOptions = { engineName: EngineName; program: string };

type WorkerFixtures = EngineOptions & { engine: Engine; site: RunningSite };

/** One real browser for each worker; for each test an address of its own, so that nothing is stored there yet. */
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
  site: [startTestSite, { scope: 'worker' }],
  visited: async ({ site, engine }, provide) => {
    const proxy = await startFaultProxy(site.url, `(${rememberPrerenderedNodes.toString()})()`);
    await provide(proxy);
    await engine.leave();
    await proxy.kill();
  },
});

export { expect };
