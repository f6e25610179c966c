import type { Page, Route } from '@playwright/test';
import {
  callbackMessage,
  fillCallback,
  fillNativeCallback,
  fillQuote,
  quoteFailure,
  receivedWith,
  sendCallback,
  sendQuote,
  thanks,
  tuesday,
} from './support/forms';
import { expect, test } from './support/test';

test.use({ expectedErrors: /Failed to load resource|integrity|ERR_|Loading (script|chunk)|was not sent/i });

/** What may happen to the scripts of a remote. */
const scriptFaults: Readonly<Record<string, (route: Route) => unknown>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: '' }),
  'never arrives': (route) => route.abort(),
  'has other bytes than its hash': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.tampered = true;' }),
  hangs: () => undefined,
};

for (const [fault, answer] of Object.entries(scriptFaults))
  test.describe(`while the code of a section ${fault},`, () => {
    test('the quote form is sent as without JavaScript', async ({ page, site }) => {
      await page.clock.install();
      await page.route('**/releases/contact/**/*.js*', answer);
      await page.goto('/contact');
      await fillQuote(page, `Devis ${fault}`);
      await sendQuote(page).click({ noWaitAfter: true });
      await runClockUntil(page, thanks(page));
      expect(receivedWith(site, `Devis ${fault}`)).toHaveLength(1);
    });

    test('the call-back form is sent as without JavaScript', async ({ page, site }) => {
      await page.clock.install();
      await page.route('**/releases/contact/**/*.js*', answer);
      await page.goto('/');
      await fillNativeCallback(page, `Rappel ${fault}`);
      await sendCallback(page).click({ noWaitAfter: true });
      await runClockUntil(page, thanks(page));
      expect(receivedWith(site, `Rappel ${fault}`)).toHaveLength(1);
    });

    test('the projects can be read, and the form beside them works', async ({ page, site }) => {
      await page.clock.install({ time: tuesday });
      await page.route('**/releases/marketing/**/*.js*', answer);
      await page.goto('/');
      const projects = page.getByRole('region', { name: 'Travaux types' });
      await projects.scrollIntoViewIfNeeded();
      await projects.hover();
      await runClockUntil(page, projects.getByRole('heading', { level: 3 }).last());
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);

      await page.clock.resume();
      await fillCallback(page, `Voisin ${fault}`);
      await sendCallback(page).click();
      await expect(callbackMessage(page)).toContainText('avec succès');
      expect(receivedWith(site, `Voisin ${fault}`)).toHaveLength(1);
    });
  });

test('while every script is missing, the banner can be answered and links work', async ({ page }) => {
  await page.route('**/*.js*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/villes/riom');
  await page.getByRole('button', { name: 'Refuser', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Utilisation des cookies' })).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
});

test.describe('while the form service is down,', () => {
  test('a translated quote form still says why, and can be sent again', async ({ page, site }) => {
    await page.route('**/envoi/**', (route) => route.abort());
    await page.goto('/contact');
    await fillQuote(page, 'Traduit');
    await page.evaluate(translate);
    const send = page.locator('form button[type="submit"]');
    await send.click();
    await expect(quoteFailure(page)).toBeFocused();
    await page.unroute('**/envoi/**');
    await send.click();
    await expect(page).toHaveURL(/\/merci/);
    expect(receivedWith(site, 'Traduit')).toHaveLength(1);
  });
});

/** Lets the page's time pass until it shows the element. */
async function runClockUntil(page: Page, shown: ReturnType<Page['locator']>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000).catch(() => undefined);
    expect(await shown.isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
}

/** Wraps each present and later text in new elements, as the translators of Chrome and Edge do. */
function translate(): void {
  const wrap = (text: Node) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.parentNode?.replaceChild(outer, text);
    outer.append(inner);
    inner.append(text);
  };
  const isBare = ({ parentElement, nodeValue }: Node) =>
    !!nodeValue?.trim() && !parentElement?.closest('font, script, style, option, textarea');
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.filter(isBare).forEach(wrap);
  };
  translateIn(document.body);
  new MutationObserver((records) =>
    records.forEach(({ addedNodes }) => addedNodes.forEach(translateIn)),
  ).observe(document.body, { childList: true, subtree: true });
}
