import { expect, type Locator, type Page } from '@playwright/test';
import type { Control } from './controls';

declare global {
  interface Window {
    /** URLs that the browser was asked to open. */
    opened?: string[];
    /** Whether any control was busy at some time. */
    wasBusy?: boolean;
    /** Whether the section of the last click was hydrated when it was clicked. */
    wasHydrated?: boolean;
  }
}

/** A visitor, and the first control that they use. */
export type Interaction = Control & { page: Page; control: Locator; isTouch: boolean };

/** A Tuesday. Tests choose days of this month. */
export const today = '2026-11-24T09:40:00+01:00';

/** Buttons that open the elements in which a control may be hidden. A control hidden elsewhere is for another screen. */
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
export async function uncover(interaction: Interaction): Promise<void> {
  const cover = covers[interaction.where]?.(interaction.page);
  if (!interaction.isVisible && cover) await press({ ...interaction, control: cover });
}

/**
 * Runs in the page before its first script. Records the URL of each navigation, and cancels navigations to other sites.
 * Also records whether the section was hydrated at the last click, and whether any control was ever busy, because a busy
 * state may end before the test can check it.
 */
export function watchInteractions(): void {
  window.opened = [];
  window.navigation.addEventListener('navigate', (event) => {
    window.opened?.push(event.destination.url);
    if (!event.destination.url.startsWith(location.origin)) event.preventDefault();
  });
  const noteClick = ({ target }: Event) => {
    window.wasHydrated = target instanceof Element && target.closest('[data-hydrated]') !== null;
  };
  window.addEventListener('click', noteClick, { capture: true });
  const busy = new MutationObserver(() => (window.wasBusy = true));
  busy.observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
}

/** A control whose code does not run yet is marked as busy after a click. */
export async function expectFeedback(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.wasHydrated === true || window.wasBusy === true))
    .toBe(true);
}

export const press = ({ control, isTouch }: Interaction) => (isTouch ? control.tap() : control.click());

/** The URL of a link. */
export const hrefOf = ({ what }: Control) => what.split(' → ').at(-1) ?? '';
