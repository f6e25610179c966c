import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createObservableUrl } from '@renovation-th/shared/host-kernel';
import { pageSections } from '../sections/start-sections';
import { leaveEntry, returnTo } from './history-entries';
import { revealOnScroll } from './reveal-on-scroll';
import { findFragment, goToFragment, goToTop, showPage } from './show-page';
import type { ShownPage } from './use-page';

/**
 * Puts a page's composed HTML into the document, and makes each of its sections a React root. React renders no other
 * element, because translators and extensions may move it. Each page needs its own key.
 */
export function Page({ page, location, action }: ShownPage): null {
  const [url] = useState(() => createObservableUrl(location));
  const isOwnDocument = page.parsed === document;
  const isNew = useRef(true);
  const layOutRest = useRef(() => {});
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure) throw failure.error;

  const show = useEffectEvent(() => {
    // After Back, lays out the whole page, because the scroll position may be anywhere.
    const until = action === 'POP' ? page.main.lastElementChild : findFragment(page.parsed, location.hash);
    if (!isOwnDocument) layOutRest.current = showPage(page, until);
  });
  useLayoutEffect(() => show(), [page]);

  // Must run before values are restored, because a restored value starts its section.
  useLayoutEffect(() => {
    const sections = pageSections(page.site, url, (error) => setFailure({ error }));
    window.startSections = sections.start;
    sections.start();
    return sections.end;
  }, [page, url]);

  const arrive = useEffectEvent(() => {
    const { hash, key } = location;
    if (action === 'POP' && returnTo(key, isNew.current)) return;
    // The browser or `followLinks` has already scrolled.
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
 * Runs a task once the page is painted. `afterPaint` would also wait until the first document has loaded.
 * @returns a function that runs the task's clean-up, or cancels the task.
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
