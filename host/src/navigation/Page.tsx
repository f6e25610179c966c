import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createObservableUrl } from '@renovation-th/shared/host-kernel';
import { pageSections } from '../sections/start-sections';
import { leaveEntry, returnTo } from './history-entries';
import { revealOnScroll } from './reveal-on-scroll';
import { findFragment, goToFragment, goToTop, showPage } from './show-page';
import type { ShownPage } from './use-page';

/**
 * Puts a page's composed HTML into the document, and makes each of its sections a React root. React owns no other
 * element, since translators and extensions may move any of them. Give each page a key.
 */
export function Page({ page, location, action }: ShownPage): null {
  const [url] = useState(() => createObservableUrl(location));
  const isOwnDocument = page.parsed === document;
  const isNew = useRef(true);
  const layOutRest = useRef(() => {});
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure) throw failure.error;

  const show = useEffectEvent(() => {
    // After Back, reveals all elements, because the restored scroll position may be anywhere.
    const until = action === 'POP' ? page.main.lastElementChild : findFragment(page.parsed, location.hash);
    if (!isOwnDocument) layOutRest.current = showPage(page, until);
  });
  useLayoutEffect(() => show(), [page]);

  // Must run before values are restored: a control with a restored value starts its section.
  useLayoutEffect(() => {
    const sections = pageSections(page.site, url, (error) => setFailure({ error }));
    window.startSections = sections.start;
    sections.start();
    return sections.end;
  }, [page, url]);

  const arrive = useEffectEvent(() => {
    const { hash, key } = location;
    if (action === 'POP' && returnTo(key, isNew.current)) return;
    // Already scrolled: by the browser on a page load, by the link's click handler within the same page.
    if (isOwnDocument || !isNew.current) return;
    if (!(hash && goToFragment(hash))) goToTop();
  });

  useLayoutEffect(() => {
    url.publish(location);
    arrive();
    isNew.current = false;
    return () => leaveEntry(location.key);
  }, [url, location]);

  useEffect(() => {
    if (isOwnDocument) return undefined;
    return afterFrame(() => {
      layOutRest.current();
      window.watchSections?.();
      return revealOnScroll();
    });
  }, [page, isOwnDocument]);

  return null;
}

/**
 * Runs a task once the page is painted. `afterPaint` would also wait for the first page's pictures.
 * @param task returns its own clean-up.
 * @returns a function that cleans up after the task, or cancels it if it has not run.
 */
function afterFrame(task: () => () => void): () => void {
  let undo: (() => void) | null = () => {};
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (undo) undo = task();
    }),
  );
  return () => {
    undo?.();
    undo = null;
  };
}
