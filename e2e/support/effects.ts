import { expect, type Page } from '@playwright/test';
import { phoneMark } from '@renovation-th/shared/ui/enhance-phone-buttons';
import { declaredPages } from './composed-site';
import { hrefOf, type Interaction } from './first-interactions';
import { expectStarted } from './hydration';

export const counter = (page: Page) => page.getByText(/^\s*\d+ \/ \d+$/);

export async function hasOpened({ page, ...interaction }: Interaction): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.opened)).toContain(hrefOf(interaction));
}

export async function calls(interaction: Interaction): Promise<void> {
  const number = await interaction.control.getAttribute(phoneMark);
  await hasOpened({ ...interaction, what: ` → tel:${number}` });
}

export async function showsTarget({ page, ...interaction }: Interaction): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${hrefOf(interaction)}$`));
  await expect(page.locator(hrefOf(interaction))).toBeInViewport();
}

export async function opensProject({ page, ...interaction }: Interaction): Promise<void> {
  const name = interaction.what.slice(interaction.what.indexOf(' : ') + 3);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

export async function showsNamedPage(interaction: Interaction): Promise<void> {
  const { page } = interaction;
  const { pathname, hash } = new URL(hrefOf(interaction), page.url());
  const named = declaredPages().find(({ path }) => path === pathname);
  await expect(page).toHaveURL((url) => url.pathname === pathname && url.hash === hash);
  await expect(page).toHaveTitle(named?.title ?? 'a page that is declared');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (!hash) await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

export async function showsTheme({ page, what }: Interaction): Promise<void> {
  const theme = { 'radio Clair': 'light', 'radio Sombre': 'dark' }[what] ?? null;
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme ?? null)).toBe(theme);
}

export async function showsMoreOfOne({ control }: Interaction): Promise<void> {
  const share = () =>
    control.evaluate(({ parentElement }) => Number(parentElement?.style.getPropertyValue('--share')));
  await expect.poll(share).toBeCloseTo(0.75, 1);
}

export async function filtersProjects({ page, control }: Interaction): Promise<void> {
  await expect(control).toHaveAttribute('aria-pressed', 'true');
  await expect(counter(page)).toHaveText(/^\s*1 \/ [345]$/);
}

export async function showsChosenProject({ page, control }: Interaction): Promise<void> {
  await expect(control).toBeChecked();
  await expect(counter(page)).toHaveText(`${Number(await control.inputValue()) + 1} / 16`);
}

export async function findsTown({ page }: Interaction): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'trouvé' })).toHaveText('1\u00a0lieu trouvé');
}

export async function keepsValue({ page, control, where }: Interaction, value: string): Promise<void> {
  await expect(control).toHaveValue(value);
  await expectStarted(page, where);
  await expect(control).toHaveValue(value);
}

export async function keepsChoice(interaction: Interaction): Promise<void> {
  await keepsValue(
    interaction,
    (await interaction.control.locator('option').nth(2).getAttribute('value')) ?? '',
  );
}

export async function keepsChoiceOrWaits({ page, control, where }: Interaction): Promise<void> {
  await expectStarted(page, where);
  if (await control.isChecked()) return;
  await expect(control).toBeDisabled();
  await expect(page.getByText('Sélectionnez d’abord une date')).toBeVisible();
}

/** Expects the specified messages for an empty form. */
export async function asksForMissing({ page, where }: Interaction): Promise<void> {
  if (where === 'contact/QuoteForm') {
    await expect(page.getByText('Veuillez remplir tous les champs obligatoires.').first()).toBeVisible();
    await expect(page.getByText('Erreur', { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel('Nom', { exact: true })).toBeFocused();
  } else {
    const alert = page.getByRole('alert');
    await expect(
      alert.filter({ hasText: 'Veuillez sélectionner une date et une heure pour le rappel.' }),
    ).toBeVisible();
  }
}
