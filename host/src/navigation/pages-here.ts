import { fetchPage, type FetchedPage } from './fetch-page';

/** Milliseconds for which a document is as good as a new one. */
const keptFor = 30_000;
const mostKept = 6;
/** Documents that are fetched ahead at a time. */
const mostAhead = 2;
/** Milliseconds after which the browser opens the document itself. */
const patience = 3_000;

type Known = {
  page: Promise<FetchedPage | null>;
  /** Null until it has come, and where only the browser can open it. */
  here: FetchedPage | null;
  isComing: boolean;
  since: number;
};

/** By path, the oldest first. */
const known = new Map<string, Known>();

/** The page, where it can be put into this document without the network. */
export function pageHere(path: string): FetchedPage | null {
  return fresh(path)?.here ?? null;
}

/** The page; null when the browser has to open it, or when it has not come after 3 s. Never rejects. */
export async function loadPage(path: string): Promise<FetchedPage | null> {
  const { page } = fresh(path) ?? fetchOnce(path);
  return Promise.race([page, new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))]);
}

/** Fetches a page that the visitor is about to open, unless others are being fetched ahead. */
export function loadAhead(path: string): void {
  const coming = [...known.values()].filter(({ isComing }) => isComing);
  if (!fresh(path) && coming.length < mostAhead) fetchOnce(path);
}

function fresh(path: string): Known | undefined {
  const one = known.get(path);
  if (!one || (!one.isComing && performance.now() - one.since > keptFor)) return undefined;
  return one;
}

function fetchOnce(path: string): Known {
  const page = fetchPage(path, AbortSignal.timeout(2 * patience)).catch(() => null);
  const one: Known = { page, here: null, isComing: true, since: performance.now() };
  known.delete(path);
  known.set(path, one);
  for (const [oldest] of known) {
    if (known.size <= mostKept) break;
    known.delete(oldest);
  }
  void page.then((here) => {
    one.isComing = false;
    one.here = here;
    // What failed is asked for again.
    if (!here && known.get(path) === one) known.delete(path);
  });
  return one;
}
