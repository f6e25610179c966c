import { focusArrival } from './show-page';

type Navigate = (to: string, options: { replace: boolean }) => void;

/**
 * Turns clicks on links to this site's pages into navigations inside the document. The browser handles new tabs, files
 * and other sites.
 */
export function followLinks(navigate: Navigate): void {
  document.addEventListener('click', (event) => {
    const link = linkToFollow(event);
    if (!link) return;
    event.preventDefault();
    const { href, pathname, search, hash } = addressOf(link);
    // Like a browser, adds no entry for the current address.
    navigate(pathname + search + hash, { replace: href === location.href });
    if (pathname === location.pathname) focusArrival(hash);
  });
}

function linkToFollow(event: MouseEvent): Element | null {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  // With these, browsers open a tab or a window, or download a file.
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;

  // Links in the SVG map have no string `href` property.
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.getAttribute('target') ?? '_self') !== '_self')
    return null;

  const { origin, pathname } = addressOf(link);
  const isFile = /\.\w+$/.test(pathname);
  return origin === location.origin && !isFile ? link : null;
}

const addressOf = (link: Element) => new URL(link.getAttribute('href') ?? '', location.href);
