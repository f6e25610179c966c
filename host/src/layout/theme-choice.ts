import { useSyncExternalStore } from 'react';

/** `system` follows the visitor's device; it is the value until the visitor chooses. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const storageKey = 'theme';
const listeners = new Set<() => void>();

/**
 * The visitor's choice, the same in every switch of the page. The document element is where it
 * lives: an early script sets it before the first paint, and storage may be refused.
 */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => 'system');
}

/** Shows the site in this theme, and remembers it where the browser allows. */
export function chooseTheme(choice: ThemeChoice): void {
  applyChoice(choice);
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

function readChoice(): ThemeChoice {
  return toChoice(document.documentElement.dataset.theme);
}

function applyChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  listeners.forEach((listener) => listener());
}

/** A null key means that the other tab emptied its storage. */
function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === storageKey || key === null) applyChoice(toChoice(newValue));
}

function toChoice(value: string | null | undefined): ThemeChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}
