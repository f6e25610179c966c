import { sectionMarks as marks } from '@renovation-th/shared/contracts/section';
import { isForBrowser } from '../early/in-document';
import { goToFragment, goToTop } from './show-page';

/** State of a history entry created by following a link. */
export type FollowedState = {
  /** Path of the page that contained the link. */
  from: string;
};

type Follow = (to: string, options: { replace: boolean; state: FollowedState }) => void;

/**
 * Turns clicks on links to this site's pages into navigations inside the document. The browser handles new tabs, files,
 * other sites and fragments of the same page.
 * @returns a function that removes the listener.
 */
export function followLinks(follow: Follow): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkToFollow(event);
    if (!link) return;
    const { href, pathname, search, hash } = addressOf(link);
    const section = link.closest(`[${marks.section}]`);
    const isHere = pathname === location.pathname;
    if (isHere && section?.hasAttribute(marks.lost)) return;
    event.preventDefault();
    // Scrolls for a link to the current page. A section handles its own links.
    if (isHere && !section && !(hash && goToFragment(hash))) goToTop();
    // The first click changes the URL, so a second click must not add an entry.
    const replace = href === location.href;
    follow(pathname + search + hash, { replace, state: { from: location.pathname } });
  };

  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

function linkToFollow(event: MouseEvent): Element | null {
  if (event.defaultPrevented || isForBrowser(event)) return null;

  // Links in the SVG map have no string `href` property.
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.getAttribute('target') ?? '_self') !== '_self')
    return null;

  const { origin, pathname, search, hash } = addressOf(link);
  const isFile = /\.\w+$/.test(pathname);
  const isFragmentHere = hash !== '' && pathname + search === location.pathname + location.search;
  return origin === location.origin && !isFile && !isFragmentHere ? link : null;
}

const addressOf = (link: Element) => new URL(link.getAttribute('href') ?? '', location.href);
