import type { NavigateFunction } from 'react-router-dom';

/** State of a history entry that a followed link has made. */
export type FollowedState = {
  /** Path of the page on which the link stood: it lies below in the history. */
  from: string;
};

/** React keeps events from sections that it has not taken over yet, but only after this phase. */
export const inCapture = { capture: true };

/**
 * Follows the links of the whole document inside it. What the browser does better stays with the
 * browser: new tabs, files, other sites, and places on the same page.
 * @returns stops following.
 */
export function followLinks(navigate: NavigateFunction): () => void {
  const onClick = (event: MouseEvent) => {
    const target = addressToFollow(event);
    if (!target) return;
    event.preventDefault();
    const state: FollowedState = { from: location.pathname };
    const replace = target.href === location.href;
    void navigate(target.pathname + target.search + target.hash, { state, replace });
  };

  document.addEventListener('click', onClick, inCapture);
  return () => document.removeEventListener('click', onClick, inCapture);
}

function addressToFollow(event: MouseEvent): URL | null {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || opensElsewhere) return null;

  // Links of a map are SVG, whose address is no string property.
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.getAttribute('target') ?? '_self') !== '_self')
    return null;

  const address = new URL(link.getAttribute('href') ?? '', location.href);
  const isFile = /\.\w+$/.test(address.pathname);
  const isPlaceOnPage =
    address.hash !== '' && address.pathname + address.search === location.pathname + location.search;
  return address.origin === location.origin && !isFile && !isPlaceOnPage ? address : null;
}
