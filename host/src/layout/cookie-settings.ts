import { useSyncExternalStore } from 'react';

/** Who asked to see the cookie banner again; null while nobody does. */
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

const mark = 'data-cookie-settings';

/** Props of a button that shows the cookie banner again. It may stand in HTML that React leaves alone. */
export const cookieButton = { [mark]: true };

/** Serves these buttons, for the whole document; the focus returns to them afterwards. @returns stops it. */
export function serveCookieButtons(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLElement>(`[${mark}]`);
    if (button) change(button);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

export function closeCookieSettings(): void {
  change(null);
}

/** The control that asked to see the cookie banner again, or null. */
export function useCookieSettingsOpener(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => opener,
    () => null,
  );
}

function change(to: HTMLElement | null): void {
  opener = to;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
