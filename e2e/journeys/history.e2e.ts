import type { Locator, Page } from '@playwright/test';
import { choose, hour, section, slot, tuesday } from '../support/callback-form';
import { startShell } from '../support/hydration';
import { field } from '../support/quote-form';
import { expect, test } from '../support/test';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' });
const counter = (page: Page) => page.getByText(/^\s*\d+ \/ \d+$/);
const comparison = (page: Page): Locator => page.getByRole('slider', { name: /déplacer la limite/ }).first();

/** Returns the visible share of a comparison's first picture, from 0 to 1. */
const share = (page: Page) =>
  comparison(page).evaluate(({ parentElement }) => Number(parentElement?.style.getPropertyValue('--share')));

test.describe('a visitor who goes back', () => {
  test('finds the scroll position and the typed text of each page, even after a fragment link and a reload', async ({
    page,
  }) => {
    await page.goto('/contact');
    await field(page, 'Nom').fill('Retour');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
    await notice(page).click();
    await expect(title(page)).toHaveText('Mentions légales');
    const form = await page.evaluate(() => history.length);

    await page.getByRole('main').getByRole('link', { name: /Devis/ }).first().click();
    await expect(page).toHaveURL(/#/);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
    expect(await page.evaluate(() => history.length)).toBe(form + 1);
    await page.goBack();
    await expect(page).not.toHaveURL(/#/);
    await expect.poll(() => scrolled(page)).toBe(0);

    await page.reload();
    await page.goBack();
    await expect(page).toHaveTitle(/^Devis gratuit/);
    await expect(field(page, 'Nom')).toHaveValue('Retour');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
  });

  test('finds the handle and the picture of a comparison as they left them', async ({ page }) => {
    await page.goto('/services/toiture');
    await startShell(page);
    await comparison(page).scrollIntoViewIfNeeded();
    await comparison(page).focus();
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('ArrowRight');
    const value = await comparison(page).inputValue();
    expect(value).not.toBe('50');
    await expect.poll(() => share(page)).toBeCloseTo(Number(value) / 100);

    await notice(page).click();
    await expect(title(page)).toHaveText('Mentions légales');
    await page.goBack();
    await expect(page).toHaveTitle(/toiture/i);
    await expect(comparison(page)).toHaveValue(value);
    await expect.poll(() => share(page)).toBeCloseTo(Number(value) / 100);
  });

  test('finds the callback form as they left it, with day and time, even after a reload', async ({
    page,
  }) => {
    await page.clock.setFixedTime(tuesday);
    await page.goto('/');
    await section(page).scrollIntoViewIfNeeded();
    await choose(page, 'Alix Retour');
    await notice(page).click();
    await expect(title(page)).toHaveText('Mentions légales');

    for (const comeBack of [() => page.goBack(), () => page.reload()]) {
      await comeBack();
      await expect(section(page).getByText(slot)).toBeVisible();
      await expect(hour(page, '14:30')).toBeChecked();
      await expect(section(page).getByLabel('Nom complet *')).toHaveValue('Alix Retour');
    }
  });

  test('finds the projects still filtered by trade', async ({ page }) => {
    await page.goto('/');
    const roofs = page.getByRole('main').getByRole('button', { name: 'Toiture', exact: true });
    await roofs.click();
    await expect(roofs).toHaveAttribute('aria-pressed', 'true');
    const chosen = await counter(page).innerText();

    await notice(page).click();
    await expect(title(page)).toHaveText('Mentions légales');
    await page.goBack();
    await expect(roofs).toHaveAttribute('aria-pressed', 'true');
    await expect(counter(page)).toHaveText(chosen.replace(/^\s*\d+/, '1'));

    // The reload opens a document in which no code runs yet.
    await page.reload();
    await expect(roofs).toHaveAttribute('aria-pressed', 'true');
    await expect(counter(page)).toHaveText(chosen.replace(/^\s*\d+/, '1'));
  });

  test('sees no scrolling before the page is shown', async ({ page, faulty }) => {
    await page.goto(`${faulty.url}/villes/riom`);
    await startShell(page);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
    await notice(page).click();
    await expect(title(page)).toHaveText('Mentions légales');

    faulty.fail(/^\/villes\/riom$/, 'hangs', 'scripts');
    await page.goBack();
    await expect(page.locator('html[data-busy]')).toHaveCount(1);
    expect(await scrolled(page)).toBe(0);
    await expect(title(page)).toHaveText('Mentions légales');
    await page.goForward();
    await expect(page.locator('html[data-busy]')).toHaveCount(0);
  });
});

test('a link to an anchor on another page focuses the anchor', async ({ page }) => {
  await page.goto('/services');
  await startShell(page);
  await page
    .locator('main a[href*="#"]')
    .filter({ visible: true })
    .first()
    .evaluate((link) => link.scrollIntoView());
  const link = page.locator('main a[href^="/services/"][href*="#"]').filter({ visible: true }).first();
  const fragment = new URL((await link.getAttribute('href')) ?? '', page.url()).hash;
  await link.click();

  await expect(page.locator(fragment)).toBeFocused();
  await expect(page.locator(fragment)).toBeInViewport();
});
