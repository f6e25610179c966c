import { isForBrowser } from '../early/in-document';

/** State of a history entry that a followed link has made. */
export type FollowedState = {
  /** Path of the page on which the link stood: it lies below in the history. */
  from: string;
};

/**
 * Follows the links of the whole document inside it. What the browser does better stays with the
 * browser: new tabs, files, other sites, and places on the same page.
 * @param follow gets the address of the link, and the link.
 * @returns stops following.
 */
export function followLinks(follow: (address: URL, link: Element) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkToFollow(event);
    if (!link) return;
    event.preventDefault();
    follow(addressOf(link), link);
  };

  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** The link that a click follows to another page, or to this one; null where that is the browser's own work. */
export function linkToFollow(event: MouseEvent): Element | null {
  if (event.defaultPrevented || isForBrowser(event)) return null;

  // Links of a map are SVG, whose address is no string property.
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.getAttribute('target') ?? '_self') !== '_self')
    return null;

  const { origin, pathname, search, hash } = addressOf(link);
  const isFile = /\.\w+$/.test(pathname);
  const isPlaceOnPage = hash !== '' && pathname + search === location.pathname + location.search;
  return origin === location.origin && !isFile && !isPlaceOnPage ? link : null;
}

export const addressOf = (link: Element) => new URL(link.getAttribute('href') ?? '', location.href);
