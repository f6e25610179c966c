import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPageAddress } from '@renovation-th/shared/host-kernel';
import { pageSections } from '../sections/start-sections';
import { leaveEntry, returnTo } from './history-entries';
import { revealOnScroll } from './reveal-on-scroll';
import { goToFragment, goToTop, showPage } from './show-page';
import type { ShownPage } from './use-page';

/**
 * A page in the document: its HTML as compose made it, and each section in it a React root of its own. React itself
 * owns no element here, since translators and extensions may move any of them. Give each page a key.
 */
export function Page({ page, location, action }: ShownPage): null {
  const [address] = useState(() => createPageAddress(location));
  const isOwnDocument = page.parsed === document;
  const isNew = useRef(true);
  const layOutRest = useRef(() => {});
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure) throw failure.error;

  const show = useEffectEvent(() => {
    if (!isOwnDocument) layOutRest.current = showPage(page, action === 'POP' || location.hash !== '');
  });
  useLayoutEffect(() => show(), [page]);

  // Before anything is restored: a control that holds text starts its section.
  useLayoutEffect(() => {
    const sections = pageSections(page.site, address, (error) => setFailure({ error }));
    window.startSections = sections.start;
    sections.start();
    return sections.end;
  }, [page, address]);

  const arrive = useEffectEvent(() => {
    const { hash, key } = location;
    if (action === 'POP' && returnTo(key, isNew.current)) return;
    // The browser or the link has done it.
    if (isOwnDocument || !isNew.current) return;
    if (!(hash && goToFragment(hash))) goToTop();
  });

  useLayoutEffect(() => {
    address.publish(location);
    arrive();
    isNew.current = false;
    return () => leaveEntry(location.key);
  }, [address, location]);

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
 * Runs a task once the page has been painted. Not `afterPaint`: pictures of the first page may still be on their way.
 * @param task returns what undoes it.
 * @returns undoes or prevents it.
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
