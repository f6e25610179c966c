import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { controlNamed, until, type Visit } from './visit';

/** Starts Debian's Firefox ESR, which speaks WebDriver BiDi without a driver of its own. */
export async function startFirefox(): Promise<Visit> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR' },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const visit: Visit = {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    read: (expression) => page.evaluate(expression) as never,
    click: async (name) => (await find(visit, page, name)).click(),
    type: async (name, text) => (await find(visit, page, name)).type(text),
    upload: async (name, file) => (await find(visit, page, name)).uploadFile(file),
    close: () => browser.close(),
  };
  return visit;
}

async function find(visit: Visit, page: Page, name: string): Promise<ElementHandle<HTMLInputElement>> {
  await until(visit, controlNamed(name));
  const handle = await page.evaluateHandle(controlNamed(name));
  return handle.asElement() as ElementHandle<HTMLInputElement>;
}
