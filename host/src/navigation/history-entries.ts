import { readChanges, restoreChanges, restoreToggles, type ControlState } from '../sections/visitor-controls';

/** What a visitor left in a history entry. */
type LeftEntry = {
  /** Pixels from the top. */
  scroll: number;
  /** Which of the page's focusable elements had the focus; -1 for none. */
  focus: number;
  controls: readonly ControlState[];
};

const storageKey = 'history-entries';
const mostKept = 50;

/** By the entry's key, the oldest first. Kept by the tab, so that a reload forgets nothing. */
let entries: Readonly<Record<string, LeftEntry>> = {};
/** The last position that a scroll event told: a fragment link has moved the page by the time its entry is there. */
let scroll = 0;

/**
 * Takes the scroll position of each entry over from the browser, which would restore it on the page before, and
 * gives each entry a key of its own: the router names all that it has not made alike. Call it before the router starts.
 */
export function takeOverEntries(): void {
  entries = readEntries();
  nameEntry();
  // The browser has restored everything else itself.
  if (history.scrollRestoration === 'auto') restoreOnlyToggles(currentKey());
  history.scrollRestoration = 'manual';
  scroll = scrollY;

  addEventListener('scroll', () => (scroll = scrollY), { passive: true });
  // The router listens after this.
  addEventListener('popstate', nameEntry);
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  addEventListener('pagehide', () => {
    leaveEntry(currentKey());
    if (!isReloading) history.scrollRestoration = 'auto';
  });
}

/** Remembers how the visitor leaves an entry, whose page is still in the document. */
export function leaveEntry(key: string): void {
  const main = document.querySelector('main');
  if (!main || key === '') return;
  forgetEntry(key);
  const focus = focusableIn(main).findIndex((element) => element === document.activeElement);
  entries = { ...entries, [key]: { scroll, focus, controls: readChanges(main) } };
  for (const oldest of Object.keys(entries).slice(0, -mostKept)) forgetEntry(oldest);
  writeEntries();
}

/**
 * Restores an entry whose page has come, or is there already.
 * @returns false when nothing is known of the entry.
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

/** The browser loads the document of the current address, unless it has no network: then the page stays. */
export function loadDocument(): void {
  if (!navigator.onLine) return;
  // What the browser would restore is the scroll position of the page before.
  isReloading = true;
  location.reload();
}

function restoreOnlyToggles(key: string): void {
  const left = entries[key];
  forgetEntry(key);
  if (left) restoreToggles(document, left.controls);
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

function readEntries(): Readonly<Record<string, LeftEntry>> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, LeftEntry>;
  } catch {
    // Storage is blocked, so nothing is kept.
    return {};
  }
}

function writeEntries(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(entries));
  } catch {
    // Storage is blocked or full: what is known lives as long as the document.
  }
}
