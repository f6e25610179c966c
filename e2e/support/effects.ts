import { expect, type Page } from '@playwright/test';
import { phoneMark } from '@renovation-th/shared/ui/enhance-phone-buttons';
import { declaredPages } from './composed-site';
import { hrefOf, type Act } from './first-acts';
import { expectStarted } from './hydration';

export const counter = (page: Page) => page.getByText(/^\s*\d+ \/ \d+$/);

export async function hasOpened({ page, ...act }: Act): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.opened)).toContain(hrefOf(act));
}

export async function callsOrCopies(act: Act): Promise<void> {
  const number = await act.control.getAttribute(phoneMark);
  if (act.isTouch) await hasOpened({ ...act, what: ` → tel:${number}` });
  else await expect(act.page.getByText('Numéro copié')).toBeVisible();
}

export async function showsTarget({ page, ...act }: Act): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${hrefOf(act)}$`));
  await expect(page.locator(hrefOf(act))).toBeInViewport();
}

export async function opensWork({ page, ...act }: Act): Promise<void> {
  const name = act.what.slice(act.what.indexOf(' : ') + 3, act.what.indexOf(' → '));
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

export async function showsNamedPage(act: Act): Promise<void> {
  const { page } = act;
  const { pathname, hash } = new URL(hrefOf(act), page.url());
  const named = declaredPages().find(({ path }) => path === pathname);
  await expect(page).toHaveURL((url) => url.pathname === pathname && url.hash === hash);
  await expect(page).toHaveTitle(named?.title ?? 'a page that is declared');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (!hash) await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

export async function showsTheme({ page, what }: Act): Promise<void> {
  const theme = { 'radio Clair': 'light', 'radio Sombre': 'dark' }[what] ?? null;
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme ?? null)).toBe(theme);
}

export async function showsMoreOfOne({ control }: Act): Promise<void> {
  const share = () =>
    control.evaluate(({ parentElement }) => Number(parentElement?.style.getPropertyValue('--share')));
  await expect.poll(share).toBeCloseTo(0.75, 1);
}

export async function filtersWorks({ page, control }: Act): Promise<void> {
  await expect(control).toHaveAttribute('aria-pressed', 'true');
  await expect(counter(page)).toHaveText(/^\s*1 \/ [345]$/);
}

export async function showsChosenWork({ page, control }: Act): Promise<void> {
  await expect(counter(page)).toHaveText('13 / 16');
  await expect(control).toHaveValue('12');
}

export async function findsTown({ page }: Act): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'trouvé' })).toHaveText('1\u00a0lieu trouvé');
}

export async function keepsValue({ page, control, where }: Act, value: string): Promise<void> {
  await expect(control).toHaveValue(value);
  await expectStarted(page, where);
  await expect(control).toHaveValue(value);
}

export async function keepsChoice(act: Act): Promise<void> {
  await keepsValue(act, (await act.control.locator('option').nth(2).getAttribute('value')) ?? '');
}

export async function keepsChoiceOrWaits({ page, control, where }: Act): Promise<void> {
  await expectStarted(page, where);
  if (await control.isChecked()) return;
  await expect(control).toBeDisabled();
  await expect(page.getByText('Sélectionnez d’abord une date')).toBeVisible();
}

/** The specified messages for an empty form. */
export async function asksForMissing({ page, where }: Act): Promise<void> {
  if (where === 'contact/QuoteForm') {
    await expect(page.getByText('Veuillez remplir tous les champs obligatoires.').first()).toBeVisible();
    await expect(page.getByText('Erreur', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('group', { name: '7 champs sont à corriger.' })).toBeFocused();
  } else {
    const alert = page.getByRole('alert');
    await expect(
      alert.filter({ hasText: 'Veuillez sélectionner une date et une heure pour le rappel.' }),
    ).toBeVisible();
  }
}
