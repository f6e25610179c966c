import { readStored, writeStored } from '@renovation-th/shared/forms/browser-store';
import { readChanges, restoreChanges, type ControlState } from '../sections/visitor-controls';

/** State in which a visitor left a history entry. */
type LeftEntry = {
  /** Pixels from the top. */
  scroll: number;
  /** Index of the focused element among the page's focusable elements, or -1. */
  focus: number;
  controls: readonly ControlState[];
};

const storageKey = 'history-entries';
const mostKept = 50;

/** States by entry key, oldest first. Session storage has a copy, so that they survive a reload. */
let entries: Readonly<Record<string, LeftEntry>> = {};
/** Scroll position at the last scroll event. When a fragment link adds its entry, `scrollY` has already changed. */
let scroll = 0;

/**
 * Turns off the browser's scroll restoration, which would scroll the previous page. Gives each entry a unique key,
 * because the router has only one key for all entries that it did not create. Call it before the router starts.
 */
export function takeOverEntries(): void {
  entries = (readStored(storageKey, 'sessionStorage') ?? {}) as typeof entries;
  nameEntry();
  // With `auto`, the browser has already restored the scroll position, so only the controls are left to restore.
  if (history.scrollRestoration === 'auto') restoreControls(currentKey());
  history.scrollRestoration = 'manual';
  scroll = scrollY;

  addEventListener('scroll', () => (scroll = scrollY), { passive: true });
  // Must run before the router's listener.
  addEventListener('popstate', nameEntry);
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  addEventListener('pagehide', () => {
    leaveEntry(currentKey());
    if (!isReloading) history.scrollRestoration = 'auto';
  });
}

/** Records the state of an entry. Its page must still be in the document. */
export function leaveEntry(key: string): void {
  const main = document.querySelector('main');
  if (!main || key === '') return;
  forgetEntry(key);
  const focus = focusableIn(main).findIndex((element) => element === document.activeElement);
  entries = { ...entries, [key]: { scroll, focus, controls: readChanges(main) } };
  for (const oldest of Object.keys(entries).slice(0, -mostKept)) forgetEntry(oldest);
  // If storage is blocked or full, the states last only as long as the document.
  writeStored(storageKey, entries, 'sessionStorage');
}

/**
 * Restores an entry whose page is in the document.
 * @returns false when no state is recorded for the entry.
 */
export function returnTo(key: string, isNewPage: boolean): boolean {
  const left = entries[key];
  const main = document.querySelector('main');
  if (!left || !main) return false;
  if (isNewPage) {
    restoreChanges(main, left.controls);
    const focused = focusableIn(main)[left.focus] ?? main.querySelector('h1');
    focused?.focus({ preventScroll: true });
  }
  scrollTo({ top: left.scroll, behavior: 'instant' });
  return true;
}

let isReloading = false;

/** Makes the browser load the document of the current URL. Does nothing offline, so that the current page remains. */
export function loadDocument(): void {
  if (!navigator.onLine) return;
  // With `auto`, the browser would restore the scroll position of the previous page.
  isReloading = true;
  location.reload();
}

/** Restores controls after a reload, which Firefox does itself and Chromium does not. */
function restoreControls(key: string): void {
  const left = entries[key];
  const main = document.querySelector('main');
  forgetEntry(key);
  if (left && main) restoreChanges(main, left.controls);
}

const currentKey = () => (history.state as { key?: string } | null)?.key ?? '';

function nameEntry(): void {
  if (currentKey() !== '') return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...history.state, key }, '');
}

const focusableIn = (main: Element) => [
  ...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
];

function forgetEntry(key: string): void {
  const { [key]: _forgotten, ...others } = entries;
  entries = others;
}
