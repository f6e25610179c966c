import type { Page } from '@playwright/test';
import { clearDraft, field, project } from '../support/quote-form';
import { expect, test } from '../support/test';

test.describe('what is typed into the quote form before its code is there', () => {
  test('is kept once the code has come, and is there after a link and Back', async ({ page }) => {
    const scripts = await hold(page, '**/*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    await type(page);

    scripts.release();
    await expect(clearDraft(page)).toBeVisible();
    await leaveAndComeBack(page);
    await expectTyped(page);

    await page.reload();
    await expectTyped(page);
  });

  test('is there after a link and Back that come sooner than the code', async ({ page }) => {
    const scripts = await hold(page, '**/releases/contact/**/*.js');
    await page.goto('/contact');
    await type(page);
    // The rest of the page is alive by then.
    await scripts.asked;

    await leaveAndComeBack(page, scripts.release);
    await expectTyped(page);
  });

  test('is there after a link and Back, when nothing is late', async ({ page }) => {
    await page.goto('/contact');
    await type(page);

    await leaveAndComeBack(page);
    await expectTyped(page);
  });
});

test('a form that the address alone has filled is no draft', async ({ page }) => {
  await page.goto('/contact?ville=riom');
  await expect(field(page, 'Ville')).toHaveValue('Riom');

  await page.goto('/contact');
  await field(page, 'Nom').fill('Nouveau');
  await expect(clearDraft(page)).toBeVisible();
  await expect(field(page, 'Ville')).toHaveValue('');
});

async function type(page: Page): Promise<void> {
  await field(page, 'Nom').fill('Tôt');
  await field(page, 'Service souhaité').selectOption('Toiture');
  await field(page, 'Description de votre projet').fill(project);
}

async function leaveAndComeBack(page: Page, onTheWay = () => {}): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  onTheWay();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Demander un devis gratuit' })).toBeVisible();
}

async function expectTyped(page: Page): Promise<void> {
  await expect(field(page, 'Nom')).toHaveValue('Tôt');
  await expect(field(page, 'Service souhaité')).toHaveValue('Toiture');
  await expect(field(page, 'Description de votre projet')).toHaveValue(project);
}

/** Lets no script with such an address through until `release`; `asked` resolves with the first that is asked for. */
async function hold(page: Page, address: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let ask = () => {};
  const asked = new Promise<void>((resolve) => (ask = resolve));
  await page.route(address, async (route) => {
    ask();
    await released;
    // The page that wanted it may be gone.
    await route.continue().catch(() => undefined);
  });
  return { release: () => release(), asked };
}
