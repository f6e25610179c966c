import { sectionMarks as marks } from '@renovation-th/shared/contracts/section';
import { isForBrowser } from '../early/in-document';
import { goToFragment, goToTop } from './show-page';

/** State of a history entry that a followed link has made. */
export type FollowedState = {
  /** Path of the page on which the link stood: it lies below in the history. */
  from: string;
};

type Follow = (to: string, options: { replace: boolean; state: FollowedState }) => void;

/**
 * Follows links to the pages of this site. What the browser does better stays with the browser: new tabs, files,
 * other sites, fragments of the same page, and links within a section whose code is missing.
 * @returns stops following.
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
    // What a section opens stays where it is; any other link to the page itself leads to its fragment, or to its top.
    if (isHere && !section && !(hash && goToFragment(hash))) goToTop();
    // The address is that of the next page from the first click on: a second one makes no second entry.
    const replace = href === location.href;
    follow(pathname + search + hash, { replace, state: { from: location.pathname } });
  };

  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

function linkToFollow(event: MouseEvent): Element | null {
  if (event.defaultPrevented || isForBrowser(event)) return null;

  // Links of a map are SVG, whose address is no string property.
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.getAttribute('target') ?? '_self') !== '_self')
    return null;

  const { origin, pathname, search, hash } = addressOf(link);
  const isFile = /\.\w+$/.test(pathname);
  const isFragmentHere = hash !== '' && pathname + search === location.pathname + location.search;
  return origin === location.origin && !isFile && !isFragmentHere ? link : null;
}

const addressOf = (link: Element) => new URL(link.getAttribute('href') ?? '', location.href);
