import type { Locator, Page } from '@playwright/test';
import { declaredPages } from './composed-site';
import { expectStarted } from './hydration';
import type { Control } from './controls';
import { drawing } from './sample-photos';
import { expect } from './test';

declare global {
  interface Window {
    /** Addresses that the browser was asked to open. */
    opened?: string[];
    /** Whether any control was busy at some time. */
    wasBusy?: boolean;
    /** Whether the section of the last click was hydrated by then. */
    wasAlive?: boolean;
  }
}

/** A visitor, and the first control that they use. */
export type Act = Control & { page: Page; control: Locator; isTouch: boolean };

type Expected = {
  /**
   * Tested against `Control.what`; the first match applies. A group in the pattern makes each of its values a control
   * of its own.
   */
  controls: RegExp;
  /** Uses the last of several such controls. */
  last?: boolean;
  /** What the visitor does; a click or tap by default. */
  act?: (act: Act) => Promise<unknown>;
  effect: (act: Act) => Promise<unknown>;
};

/** A Tuesday. Tests choose days of this month. */
export const today = '2026-11-24T09:40:00+01:00';

/** Every control that a page may have, and its visible effect. */
const expectedEffects: readonly Expected[] = [
  {
    controls: /^link Aller au contenu/,
    act: pressEnter,
    effect: ({ page }) => expect(page).toHaveURL(/#contenu$/),
  },
  { controls: /^(?:map )?link .* → (tel|sms|mailto|https):/, act: clickForBrowser, effect: hasOpened },
  { controls: /^link .* → #/, effect: showsPlace },
  { controls: /^link (Agrandir|Voir les détails) : /, effect: opensWork },
  { controls: /^(?:map )?link .* → \//, act: followLink, effect: showsNamedPage },

  {
    controls: /^button (Refuser|Accepter|Fermer et refuser)$/,
    effect: ({ page }) => expect(cookies(page)).toBeHidden(),
  },
  { controls: /^button Gérer les cookies$/, effect: ({ page }) => expect(cookies(page)).toBeFocused() },
  { controls: /^radio (Clair|Sombre|Système)$/, effect: showsTheme },
  { controls: /^button Menu$/, effect: ({ page }) => expect(menu(page)).toBeVisible() },
  { controls: /^button Fermer$/, effect: ({ page }) => expect(menu(page)).toBeHidden() },
  { controls: /^summary Services$/, effect: ({ page }) => expect(allServices(page)).toBeVisible() },
  { controls: /^button [\d ]+$/, act: clickForBrowser, effect: callsOrCopies },
  { controls: /^range .* déplacer la limite/, act: clickAtThreeQuarters, effect: showsMoreOfOne },

  { controls: /^button Tous$/, effect: ({ page }) => expect(counter(page)).toHaveText(/^\s*\d+ \/ 16$/) },
  { controls: /^button (?:Toiture|Façade|Intérieur|Extérieur)$/, effect: filtersWorks },
  { controls: /^button Suspendre le défilement$/, effect: ({ page }) => expect(goOn(page)).toBeVisible() },
  { controls: /^button Précédent$/, effect: ({ page }) => expect(counter(page)).toHaveText('16 / 16') },
  {
    controls: /^button Suivant$/,
    act: clickThreeTimes,
    effect: ({ page }) => expect(counter(page)).toHaveText(/\b4 \/ 16$/),
  },
  { controls: /^range Aller à un travail type$/, act: clickThirteenthDot, effect: showsChosenWork },

  {
    controls: /^search Chercher une commune$/,
    act: ({ control }) => control.pressSequentially('rio'),
    effect: findsTown,
  },
  {
    controls: /^field /,
    act: ({ control }) => control.pressSequentially('Tôt'),
    effect: (act) => stays(act, 'Tôt'),
  },
  { controls: /^select /, act: ({ control }) => control.selectOption({ index: 2 }), effect: staysChosen },
  { controls: /^checkbox Je souhaite être rappelé$/, effect: ({ page }) => expect(hour(page)).toBeVisible() },
  {
    controls: /^file Photos/,
    act: addPhoto,
    effect: ({ page }) => expect(page.getByText('toit.jpg')).toBeVisible(),
  },
  {
    controls: /^date /,
    act: chooseDay,
    effect: ({ page }) => expect(page.getByText('Le mercredi 25 novembre 2026')).toBeVisible(),
  },
  { controls: /^radio \d\d:\d\d$/, act: chooseHour, effect: staysChosenOrWaits },
  { controls: /^submit /, effect: asksForMissing },
];

/** Elements that can hide a control; a control hidden elsewhere is for another screen. */
const covers: Record<string, (page: Page) => Locator> = {
  menu: (page) => page.getByRole('button', { name: 'Menu' }),
  // A dropdown on large screens, a part of the menu on small ones.
  dropdown: (page) =>
    page
      .locator('summary', { hasText: 'Services' })
      .or(page.getByRole('button', { name: 'Menu' }))
      .filter({ visible: true }),
  'contact/QuoteForm': (page) => page.getByRole('checkbox', { name: 'Je souhaite être rappelé' }),
};

/** Whether the control is visible on this screen, or can be made visible. */
export async function canBeReached(page: Page, { isVisible, where }: Control): Promise<boolean> {
  return isVisible || (await covers[where]?.(page).isVisible()) === true;
}

/** Opens the element that hides the control, if any. */
export async function uncover(act: Act): Promise<void> {
  const cover = covers[act.where]?.(act.page);
  if (!act.isVisible && cover) await press({ ...act, control: cover });
}

/** Returns the expectation for a control, if there is one. */
export function expectedOf({ what }: Control): Expected | undefined {
  return expectedEffects.find(({ controls }) => controls.test(what));
}

/**
 * Runs in the page before its first script: records the addresses that the browser is asked to open instead of
 * opening them elsewhere, what a click found, and whether a control was busy, which may end before a test could look.
 */
export function watchActs(): void {
  window.opened = [];
  window.navigation.addEventListener('navigate', (event) => {
    window.opened?.push(event.destination.url);
    if (!event.destination.url.startsWith(location.origin)) event.preventDefault();
  });
  const noteClick = ({ target }: Event) => {
    window.wasAlive = target instanceof Element && target.closest('[data-alive]') !== null;
  };
  window.addEventListener('click', noteClick, { capture: true });
  const busy = new MutationObserver(() => (window.wasBusy = true));
  busy.observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
}

/** A control whose code does not run yet is marked as busy after a click. */
export async function expectSignOfWork(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.wasAlive === true || window.wasBusy === true))
    .toBe(true);
}

export const press = ({ control, isTouch }: Act) => (isTouch ? control.tap() : control.click());

const cookies = (page: Page) => page.getByRole('region', { name: 'Utilisation des cookies' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const allServices = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Tous les services' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Reprendre le défilement' });
const counter = (page: Page) => page.getByText(/^\s*\d+ \/ \d+$/);
const hour = (page: Page) => page.getByRole('radio', { name: '14:30' });
const hrefOf = ({ what }: Control) => what.split(' → ').at(-1) ?? '';

/** With the keyboard, since the link is visible only then. */
async function pressEnter({ page, control }: Act): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Native links, such as the phone number, have no effect that a test could see. */
async function clickForBrowser(act: Act): Promise<void> {
  await act.page.evaluate(() => (window.opened = []));
  await press(act);
}

async function hasOpened({ page, ...act }: Act): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.opened)).toContain(hrefOf(act));
}

async function callsOrCopies(act: Act): Promise<void> {
  if (act.isTouch) await hasOpened({ ...act, what: ' → tel:+33465716336' });
  else await expect(act.page.getByText('Numéro copié')).toBeVisible();
}

async function showsPlace({ page, ...act }: Act): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${hrefOf(act)}$`));
  await expect(page.locator(hrefOf(act))).toBeInViewport();
}

async function opensWork({ page, ...act }: Act): Promise<void> {
  const name = act.what.slice(act.what.indexOf(' : ') + 3, act.what.indexOf(' → '));
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

/** A link to the page itself scrolls to its top, so the visitor scrolls down first. */
async function followLink(act: Act): Promise<void> {
  if (isOwn(act)) await act.page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await press(act);
}

const isOwn = (act: Act) => new URL(act.page.url()).pathname === hrefOf(act);

async function showsNamedPage(act: Act): Promise<void> {
  const { page } = act;
  const { pathname, hash } = new URL(hrefOf(act), page.url());
  const named = declaredPages().find(({ path }) => path === pathname);
  await expect(page).toHaveURL((url) => url.pathname === pathname && url.hash === hash);
  await expect(page).toHaveTitle(named?.title ?? 'a page that is declared');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (!hash) await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

async function showsTheme({ page, what }: Act): Promise<void> {
  const theme = { 'radio Clair': 'light', 'radio Sombre': 'dark' }[what] ?? null;
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme ?? null)).toBe(theme);
}

function clickAtThreeQuarters(act: Act): Promise<void> {
  return clickAt(act, 0.75);
}

/** Clicks the middle: at three quarters, the row is as close to the twelfth. */
function clickThirteenthDot(act: Act): Promise<void> {
  return clickAt(act, 12.5 / 16);
}

async function clickAt({ control, isTouch }: Act, share: number): Promise<void> {
  const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  const position = { x: width * share, y: height / 2 };
  await (isTouch ? control.tap({ position }) : control.click({ position }));
}

async function showsMoreOfOne({ control }: Act): Promise<void> {
  const share = () =>
    control.evaluate(({ parentElement }) => Number(parentElement?.style.getPropertyValue('--share')));
  await expect.poll(share).toBeCloseTo(0.75, 1);
}

async function clickThreeTimes(act: Act): Promise<void> {
  for (let clicks = 0; clicks < 3; clicks += 1) await press(act);
}

async function filtersWorks({ page, control }: Act): Promise<void> {
  await expect(control).toHaveAttribute('aria-pressed', 'true');
  await expect(counter(page)).toHaveText(/^\s*1 \/ [345]$/);
}

async function showsChosenWork({ page, control }: Act): Promise<void> {
  await expect(counter(page)).toHaveText('13 / 16');
  await expect(control).toHaveValue('12');
}

async function findsTown({ page }: Act): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'trouvé' })).toHaveText('1\u00a0lieu trouvé');
}

async function stays({ page, control, where }: Act, value: string): Promise<void> {
  await expect(control).toHaveValue(value);
  await expectStarted(page, where);
  await expect(control).toHaveValue(value);
}

async function staysChosen(act: Act): Promise<void> {
  await stays(act, (await act.control.locator('option').nth(2).getAttribute('value')) ?? '');
}

/** By now, a time without a day is disabled. */
function chooseHour({ control, isTouch }: Act): Promise<void> {
  return isTouch ? control.tap({ force: true }) : control.click({ force: true });
}

async function staysChosenOrWaits({ page, control, where }: Act): Promise<void> {
  await expectStarted(page, where);
  if (await control.isChecked()) return;
  await expect(control).toBeDisabled();
  await expect(page.getByText('Sélectionnez d’abord une date')).toBeVisible();
}

async function addPhoto({ control }: Act): Promise<void> {
  await control.setInputFiles({ name: 'toit.png', mimeType: 'image/png', buffer: await drawing('png') });
}

/** In the native date field, or in the calendar if it has already loaded. */
async function chooseDay({ page, control }: Act): Promise<void> {
  const cell = page.getByRole('gridcell', { name: '25', exact: true });
  // The calendar may load during the click, and hide the field.
  await expect(() => control.or(cell).click({ timeout: 2_000 })).toPass();
  if (await control.isVisible()) await control.fill('2026-11-25');
}

/** The specified messages for an empty form. */
async function asksForMissing({ page, where }: Act): Promise<void> {
  if (where === 'contact/QuoteForm') {
    await expect(page.getByText('Veuillez remplir tous les champs obligatoires.').first()).toBeVisible();
    await expect(page.getByText('Erreur', { exact: true }).first()).toBeVisible();
  } else {
    const alert = page.getByRole('alert');
    await expect(
      alert.filter({ hasText: 'Veuillez sélectionner une date et une heure pour le rappel.' }),
    ).toBeVisible();
  }
}
