import type { Page } from '@playwright/test';
import { stopClock } from '../support/page-clock';
import { send, toast } from '../support/quote-form';
import { expect, test } from '../support/test';

test.describe('a toast', () => {
  test('replaces another one, announces itself, and closes by its button', async ({ page }) => {
    await page.goto('/contact');
    for (let sent = 0; sent < 2; sent += 1) {
      await send(page).click();
      await expect(toast(page, 'Veuillez remplir tous les champs obligatoires.')).toBeVisible();
    }
    const dismiss = page.getByRole('button', { name: 'Fermer le message' });
    await expect(dismiss).toHaveCount(1);

    await dismiss.click();
    await expect(dismiss).toHaveCount(0);
  });

  test('with an error lasts for more than ten seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/contact');
    await send(page).click();
    const message = toast(page, 'Veuillez remplir tous les champs obligatoires.');
    await expect(message).toBeVisible();
    await page.mouse.move(20, 300);
    await stopClock(page);

    await page.clock.runFor(10_000);
    await expect(message).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(message).toBeHidden();
  });
});

test('a tooltip names a button with only an icon after 700 ms, its neighbour at once, and closes on Escape', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const name = (text: string) => page.getByRole('button', { name: text, exact: true });
  const tooltip = (text: string) => page.locator('[popover]').getByText(text, { exact: true });
  // The first movement of the mouse loads the shell.
  await expect(async () => {
    await page.mouse.move(5, 5);
    await name('Suivant').hover();
    await page.clock.runFor(1_000);
    await expect(tooltip('Suivant')).toBeVisible({ timeout: 100 });
  }).toPass();
  await stopClock(page);
  await name('Précédent').hover();
  await page.clock.runFor(10);
  await expect(tooltip('Précédent')).toBeVisible();
  await tooltip('Précédent').hover();
  await expect(tooltip('Précédent')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip('Précédent')).toBeHidden();

  await page.mouse.move(5, 5);
  await page.clock.runFor(400);
  await name('Suivant').hover();
  await page.clock.runFor(690);
  await expect(tooltip('Suivant')).toBeHidden();
  await page.clock.runFor(20);
  await expect(tooltip('Suivant')).toBeVisible();
  await page.mouse.down();
  await expect(tooltip('Suivant')).toBeHidden();
});

test.describe('the cookie banner', () => {
  const banner = (page: Page) => page.getByRole('region', { name: 'Utilisation des cookies' });
  const answer = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-consent'));

  test('keeps the answer for six months, and closing it declines', async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T10:00:00Z' });
    await page.goto('/merci');
    await banner(page).getByRole('button', { name: 'Fermer et refuser' }).click();
    await expect(banner(page)).toBeHidden();
    expect(await answer(page)).toBe('declined');

    await page.clock.setFixedTime('2027-05-21T09:00:00Z');
    await page.reload();
    await expect(banner(page)).toBeHidden();
    await page.clock.setFixedTime('2027-05-21T11:00:00Z');
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });

  test('opens again from the footer with the current answer, and returns the focus', async ({ page }) => {
    await page.goto('/merci');
    await banner(page).getByRole('button', { name: 'Accepter' }).click();
    await expect(page.getByRole('main')).toBeFocused();

    const manage = page.getByRole('button', { name: 'Gérer les cookies' });
    await manage.press('Enter');
    await expect(banner(page)).toBeFocused();
    await expect(banner(page)).toContainText('Vous avez accepté.');
    await banner(page).getByRole('button', { name: 'Refuser', exact: true }).press('Enter');
    expect(await answer(page)).toBe('declined');
    await expect(manage).toBeFocused();
  });

  test('covers neither the end of the page nor the call link', async ({ page }) => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/merci');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const edge = (await banner(page).boundingBox())!;
      const footer = (await page.getByRole('contentinfo').boundingBox())!;
      const call = (await page.getByRole('link', { name: 'Appeler', exact: true }).boundingBox())!;
      expect(footer.y + footer.height, `at ${width} px`).toBeLessThanOrEqual(edge.y);
      expect(edge.x + edge.width, `at ${width} px`).toBeLessThanOrEqual(call.x);
    }
  });
});

test('the theme that the visitor chooses applies to the next document', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/merci');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('radio', { name: 'Sombre' }).first().check();
  await expect.poll(ground).not.toBe(light);

  await page.goto('/services');
  await expect.poll(ground).not.toBe(light);
  await page.getByRole('radio', { name: 'Système' }).first().check();
  await expect.poll(ground).toBe(light);
});
