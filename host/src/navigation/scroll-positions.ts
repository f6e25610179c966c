/** Where each history entry was scrolled to when it was left, by the router's key of it. */
const positions = new Map<string, number>();

type HistoryState = { key?: string } | null;

/** The entry whose page is on screen: after a click on Back, not the current entry until the page comes. */
let shownKey: string | undefined;

const currentKey = () => (history.state as HistoryState)?.key ?? 'default';

/** Starts to remember. Call once, before the first navigation. */
export function rememberScroll(): void {
  shownKey = currentKey();
  addEventListener(
    'scroll',
    () => {
      const key = currentKey();
      if (key === shownKey) positions.set(key, scrollY);
    },
    { passive: true },
  );
}

/** The entry whose page is on screen. */
export function shownEntry(): string {
  return shownKey ?? currentKey();
}

/** The visitor is at another entry of the history, on the same page. */
export function enterEntry(key: string): void {
  shownKey = key;
}

export type Place = {
  key: string;
  /** `#rappel`, or empty. */
  hash: string;
  /** Whether the visitor came back to a page he had left. */
  isReturn: boolean;
};

/** Scrolls as a document load would: back to where the visitor was, to the anchor, or to the top. */
export function placeScroll({ key, hash, isReturn }: Place): void {
  shownKey = key;
  const kept = isReturn ? positions.get(key) : undefined;
  const anchor = hash && kept === undefined ? findAnchor(hash.slice(1)) : null;

  if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: kept ?? 0, behavior: 'instant' });
}

function findAnchor(name: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    // « 100% » cannot be decoded; browsers use it as it is.
    return document.getElementById(name);
  }
}
