import { launch, type Browser } from 'puppeteer-core';
import { chromiumFlags } from '../../support/chromium-flags';
import { findInPage, foundBy, goBackSoon, selectAll, testingLibraryScript, untilFound } from './find-in-page';
import type { Engine, Target } from './engine';

/** Settings that stop Firefox's own requests to the internet. */
const quietFirefox = {
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.normandy.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  // The Firefox equivalents of `frenchChromium`.
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'fr-FR',
};

const frenchChromium = ['--force-prefers-reduced-motion', '--lang=fr-FR'];

/** Drives Chromium over its own protocol and Firefox over WebDriver BiDi. */
export async function startPuppeteerEngine(
  name: 'chromium' | 'firefox',
  executablePath: string,
): Promise<Engine> {
  const browser = await launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath,
    headless: true,
    ...(name === 'firefox'
      ? { extraPrefsFirefox: quietFirefox }
      : { args: [...chromiumFlags, ...frenchChromium] }),
  });
  return engineOf(name, browser, await testingLibraryScript());
}

async function engineOf(name: 'chromium' | 'firefox', browser: Browser, library: string): Promise<Engine> {
  let page = await browser.newPage();
  let first = '';
  const look = async (target: Target) => {
    try {
      if (!(await page.evaluate(() => Boolean(window.TestingLibraryDom)))) await page.evaluate(library);
      return await page.evaluate(findInPage, foundBy(target));
    } catch {
      // The document is being unloaded.
      return null;
    }
  };
  const click = async (target: Target) => {
    const { x, y } = await untilFound(name, target, look);
    await page.mouse.click(x, y);
  };

  return {
    name,
    version: await browser.version(),
    runFirst: async (script) => {
      first = script;
      await page.evaluateOnNewDocument(first);
    },
    open: async (url) => void (await page.goto(url, { waitUntil: 'load', timeout: 30_000 })),
    goBack: () => page.evaluate(goBackSoon),
    evaluate: (work, argument = '') => page.evaluate(work, argument),
    sees: async (target) => (await look(target)) !== null,
    scrollTo: async (target) => void (await untilFound(name, target, look)),
    click,
    type: async (target, text) => {
      await click(target);
      await page.evaluate(selectAll);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    attach: async (...files) => {
      const input = await page.$('input[type=file]');
      if (!input) throw new Error('The page has no file field.');
      await input.uploadFile(...files);
    },
    resize: (size) => page.setViewport(size),
    leave: async () => {
      // Opens a new tab, because BiDi cannot navigate a page that Firefox restored from its cache.
      const previous = page;
      page = await browser.newPage();
      if (first) await page.evaluateOnNewDocument(first);
      await previous.close();
    },
    close: () => browser.close(),
  };
}
