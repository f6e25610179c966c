import { launch, type Browser } from 'puppeteer-core';
import type { OwnAuthority } from '../../../host/delivery/testing/own-authority';
import { chromiumFlags } from '../../support/chromium-flags';
import { findInPage, foundBy, goBackSoon, selectAll, testingLibraryScript, untilFound } from './find-in-page';
import type { Engine, Target } from './engine';

/** What Firefox would ask the internet for by itself. */
const quietFirefox = {
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.normandy.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  // As for the other two, whose settings the flags and the desktop give.
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'fr-FR',
};

const frenchChromium = ['--force-prefers-reduced-motion', '--lang=fr-FR'];

/**
 * Chromium over its own protocol, Firefox over WebDriver BiDi: no driver of theirs is needed. Chromium
 * trusts the authority, if there is one; Firefox then trusts anybody.
 */
export async function startPuppeteerEngine(
  name: 'chromium' | 'firefox',
  executablePath: string,
  authority: OwnAuthority | null,
): Promise<Engine> {
  const browser = await launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath,
    headless: true,
    ...(name === 'firefox'
      ? { extraPrefsFirefox: quietFirefox, acceptInsecureCerts: authority !== null }
      : { args: [...chromiumFlags, ...frenchChromium, ...(authority ? [authority.chromiumFlag] : [])] }),
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
      // The document is being left: it shows nothing any more, and the next one nothing yet.
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
    open: async (address) => void (await page.goto(address, { waitUntil: 'load', timeout: 30_000 })),
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
      if (!input) throw new Error('There is no field for files.');
      await input.uploadFile(...files);
    },
    resize: (size) => page.setViewport(size),
    leave: async () => {
      // Another tab: a page that came back from Firefox's cache cannot be led elsewhere over BiDi.
      const former = page;
      page = await browser.newPage();
      if (first) await page.evaluateOnNewDocument(first);
      await former.close();
    },
    close: () => browser.close(),
  };
}
