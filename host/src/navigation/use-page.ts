import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom';
import { loadDocument } from './history-entries';
import { loadPage, type PageDocument } from './load-page';

/** Milliseconds after which the visitor sees that the next page is loading. */
const busyAfter = 300;
/** Milliseconds after which the browser loads the next page's document instead. */
const patience = 3_000;

export type ShownPage = {
  page: PageDocument;
  /** The page's history entry. */
  location: Location;
  /** How the visitor reached the history entry. */
  action: NavigationType;
};

/**
 * Returns the page to show. While the next page's document loads, the previous page is still shown. If loading fails,
 * the browser loads the document.
 * @param first the page in the document's own HTML.
 */
export function usePage(first: PageDocument): ShownPage {
  const location = useLocation();
  const action = useNavigationType();
  const [shown, setShown] = useState<ShownPage>(() => {
    const isHere = location.pathname === first.path;
    // If the visitor navigated before the shell ran, the first page has no history entry here.
    return {
      page: first,
      action,
      location: isHere ? location : { ...location, pathname: first.path, key: '' },
    };
  });
  const { pathname } = location;
  const isAwaited = pathname !== shown.page.path;
  if (!isAwaited && location !== shown.location) setShown({ page: shown.page, location, action });

  // Uses the latest location, since the visitor may have changed it while the page was loading.
  const show = useEffectEvent((page: PageDocument) => setShown({ page, location, action }));

  useEffect(() => {
    if (!isAwaited) return undefined;
    const left = new AbortController();
    const { dataset } = document.documentElement;
    const timers = [
      setTimeout(() => (dataset.busy = ''), busyAfter),
      setTimeout(() => loadDocument(), patience),
    ];
    const load = () =>
      void loadPage(pathname, left.signal)
        .catch(() => null)
        .then((page) => {
          if (left.signal.aborted) return;
          if (page) show(page);
          else loadDocument();
        });
    load();
    // Offline, the previous page remains until the network is back.
    addEventListener('online', load, { signal: left.signal });
    return () => {
      left.abort();
      timers.forEach(clearTimeout);
      delete dataset.busy;
    };
  }, [isAwaited, pathname]);

  return shown;
}
