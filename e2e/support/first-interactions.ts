import { expect, type Locator, type Page } from '@playwright/test';
import type { Control } from './controls';

declare global {
  interface Window {
    /** URLs of all navigations. */
    opened?: string[];
    /** Whether any control has been busy. */
    wasBusy?: boolean;
    /** Whether the clicked section was hydrated at the last click. */
    wasHydrated?: boolean;
  }
}

/** The page of a visitor, and the first control that they use. */
export type Interaction = Control & { page: Page; control: Locator; isTouch: boolean };

/** A Tuesday in the month in which the tests choose days. */
export const today = '2026-11-24T09:40:00+01:00';

/** Buttons that reveal hidden controls, by part of the page. Other hidden controls are for another screen size. */
const covers: Record<string, (page: Page) => Locator> = {
  menu: (page) => page.getByRole('button', { name: 'Menu' }),
  // The services are in a dropdown on large screens, and in the menu on small screens.
  dropdown: (page) =>
    page
      .locator('summary', { hasText: 'Services' })
      .or(page.getByRole('button', { name: 'Menu' }))
      .filter({ visible: true }),
  'contact/QuoteForm': (page) => page.getByRole('checkbox', { name: 'Je souhaite être rappelé' }),
};

/** Returns whether the control is visible on this screen, or can be revealed. */
export async function canBeReached(page: Page, { isVisible, where }: Control): Promise<boolean> {
  return isVisible || (await covers[where]?.(page).isVisible()) === true;
}

/** Reveals the control if it is hidden. */
export async function uncover(interaction: Interaction): Promise<void> {
  const cover = covers[interaction.where]?.(interaction.page);
  if (!interaction.isVisible && cover) await press({ ...interaction, control: cover });
}

/**
 * Runs in the page before its first script. Records the URL of each navigation, and cancels navigations to other sites.
 * Also records whether the section was hydrated at the last click, and whether any control has been busy, because a
 * test may check too late.
 */
export function watchInteractions(): void {
  window.opened = [];
  window.navigation.addEventListener('navigate', (event) => {
    window.opened?.push(event.destination.url);
    if (!event.destination.url.startsWith(location.origin)) event.preventDefault();
  });
  const recordClick = ({ target }: Event) => {
    window.wasHydrated = target instanceof Element && target.closest('[data-hydrated]') !== null;
  };
  window.addEventListener('click', recordClick, { capture: true });
  const busy = new MutationObserver(() => (window.wasBusy = true));
  busy.observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
}

/** Expects that the clicked control was busy, unless its code was already running. */
export async function expectFeedback(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.wasHydrated === true || window.wasBusy === true))
    .toBe(true);
}

export const press = ({ control, isTouch }: Interaction) => (isTouch ? control.tap() : control.click());

/** Returns the URL of a link. */
export const hrefOf = ({ what }: Control) => what.split(' → ').at(-1) ?? '';
