import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom';
import { loadDocument } from './history-entries';
import { loadPage, type PageDocument } from './load-page';

/** Milliseconds without the next page after which a visitor is told that it is on its way. */
const busyAfter = 300;
/** Milliseconds without the next page after which the browser loads its document instead. */
const patience = 3_000;

export type ShownPage = {
  page: PageDocument;
  /** The history entry that shows it. */
  location: Location;
  /** How the visitor came to that entry. */
  action: NavigationType;
};

/**
 * Returns the page to show. While the document of another address is fetched, that is the page before.
 * Whenever that fails, the browser loads the document.
 * @param first the page that the document itself has.
 */
export function usePage(first: PageDocument): ShownPage {
  const location = useLocation();
  const action = useNavigationType();
  const [shown, setShown] = useState<ShownPage>(() => {
    const isHere = location.pathname === first.path;
    // The visitor was quicker than the shell: the page stands in no entry that could be left or returned to.
    return {
      page: first,
      action,
      location: isHere ? location : { ...location, pathname: first.path, key: '' },
    };
  });
  const { pathname } = location;
  const isAwaited = pathname !== shown.page.path;
  if (!isAwaited && location !== shown.location) setShown({ page: shown.page, location, action });

  // A second click on the same link makes another entry, but asks for no second page.
  const show = useEffectEvent((page: PageDocument) => setShown({ page, location, action }));

  const wanted = useEffectEvent(() => location);

  useEffect(() => {
    if (!isAwaited) return undefined;
    const left = new AbortController();
    const { dataset } = document.documentElement;
    const timers = [
      setTimeout(() => (dataset.busy = ''), busyAfter),
      setTimeout(() => loadDocument(), patience),
    ];
    const load = () =>
      void loadPage(wanted(), left.signal)
        .catch(() => null)
        .then((page) => {
          if (left.signal.aborted) return;
          if (page) show(page);
          else loadDocument();
        });
    load();
    // Without a network the page before stays until there is one.
    addEventListener('online', load, { signal: left.signal });
    return () => {
      left.abort();
      timers.forEach(clearTimeout);
      delete dataset.busy;
    };
  }, [isAwaited, pathname]);

  return shown;
}
