import { chromium, type Browser, type Page } from '@playwright/test';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { chromiumFlags } from '../support/chromium-flags';
import { findOrInstallChromium } from '../support/find-chromium';
import { composeTestSite } from '../support/run-playwright';
import { serveSite } from '../support/serve-site';
import { median } from './median';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Slowdown of the phone's processor relative to this machine's. */
const slowdown = 4;
const runs = 5;
const pages = ['/', '/services/peinture', '/villes/riom', '/villes', '/contact'];

type Control = { path: string; control: string; effect: string };

/** Controls that need code, with a selector of their effect. */
const controls: readonly Control[] = [
  { path: '/', control: 'main button[aria-label="Suivant"]', effect: '[aria-current="true"]:nth-child(2)' },
  { path: '/contact', control: 'main form [type="submit"]', effect: 'form [aria-invalid="true"]' },
  { path: '/villes/riom', control: 'header button[popovertarget]', effect: ':popover-open' },
];

/**
 * Prints the largest contentful paint of each page, with and without its scripts, and the time from a tap on a control,
 * one second after it came into view, to its effect. Medians in ms; asserts nothing.
 */
export async function benchVisits(): Promise<void> {
  await composeTestSite();
  const server = await serveSite(testFolders());
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags });
  try {
    const paints: Record<string, object> = {};
    for (const path of pages) {
      const [live, scriptless]: [number[], number[]] = [[], []];
      // Alternates, because the load on the machine varies.
      for (let run = 0; run < runs; run += 1) {
        live.push(await onPhone(browser, (page) => paintOf(page, server.siteUrl + path)));
        scriptless.push(await onPhone(browser, (page) => paintWithoutScripts(page, server.siteUrl + path)));
      }
      const ratio = (median(live) / median(scriptless)).toFixed(2);
      paints[path] = { live: Math.round(median(live)), scriptless: Math.round(median(scriptless)), ratio };
    }
    console.table(paints);

    const taps: Record<string, number> = {};
    for (const control of controls) {
      const taken: number[] = [];
      for (let run = 0; run < runs; run += 1)
        taken.push(await onPhone(browser, (page) => tapOn(page, server.siteUrl, control)));
      taps[`${control.control} on ${control.path}`] = Math.round(median(taken));
    }
    console.table(taps);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function onPhone(browser: Browser, measure: (page: Page) => Promise<number>): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await measure(page);
  } finally {
    await context.close();
  }
}

async function paintOf(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

async function paintWithoutScripts(page: Page, url: string): Promise<number> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const scripts = /<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs;
    await route.fulfill({ response, body: html.replace(scripts, '') });
  });
  return paintOf(page, url);
}

async function tapOn(page: Page, siteUrl: string, { path, control, effect }: Control): Promise<number> {
  await page.goto(siteUrl + path);
  const tapped = page.locator(control).filter({ visible: true }).first();
  await tapped.scrollIntoViewIfNeeded();
  // The bound on a tap holds one second after its section came into view.
  await page.waitForTimeout(1_000);
  await page.evaluate((selector) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        // Not a named function: tsx gives those a helper that the page lacks.
        const timer = setInterval(() => {
          if (!document.querySelector(selector)) return;
          clearInterval(timer);
          Object.assign(window, { took: performance.now() - timeStamp });
        });
      },
      { capture: true, once: true },
    );
  }, effect);
  await tapped.tap();
  const took = await page.waitForFunction(() => Reflect.get(window, 'took') as unknown);
  return Number(await took.jsonValue());
}
