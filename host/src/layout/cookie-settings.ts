import { useSyncExternalStore } from 'react';

/** Who asked to see the cookie banner again; null while nobody does. */
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Shows the cookie banner again. The focus returns to `from` afterwards. */
export function openCookieSettings(from: HTMLElement): void {
  change(from);
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
