import { addressOf, linkToFollow } from '../navigation/follow-links';
import { pageHere } from '../navigation/pages-here';

/**
 * Keeps the page when a link is followed whose page the network would have to bring, and calls `tell`.
 * @returns stops doing so.
 */
export function stayOffline(tell: () => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkToFollow(event);
    const path = link && addressOf(link).pathname;
    if (!path || path === location.pathname || pageHere(path)) return;
    event.preventDefault();
    event.stopPropagation();
    tell();
  };
  // On the window: what stands in no React is followed by a listener of the document.
  addEventListener('click', onClick, { capture: true });
  return () => removeEventListener('click', onClick, { capture: true });
}
