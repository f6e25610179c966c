import { pageHere } from '../navigation/pages-here';

/**
 * Keeps the page when a link is followed whose page the network would have to bring, and calls `tell`.
 * @returns stops doing so.
 */
export function stayOffline(tell: () => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]:not([target])') : null;
    if (!link || isForBrowser(event)) return;
    // Links of a map are SVG, whose address is no string property.
    const { origin, pathname } = new URL(link.getAttribute('href') ?? '', location.href);
    if (origin !== location.origin || pathname === location.pathname || pageHere(pathname)) return;
    event.preventDefault();
    event.stopPropagation();
    tell();
  };
  // On the window: what stands in no React is followed by a listener of the document.
  addEventListener('click', onClick, { capture: true });
  return () => removeEventListener('click', onClick, { capture: true });
}

/** Another tab, another window, a file. */
const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
