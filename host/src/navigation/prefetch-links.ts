import { savesData } from '../early/in-document';
import { fetchAhead } from './load-page';

/** Milliseconds that the pointer must rest on a link. */
const rest = 80;

/**
 * Fetches the page of a hovered, focused or touched link. Removes the document's speculation rules, since only the
 * browser's own navigations can use their responses.
 */
export function prefetchLinks(): void {
  document.querySelector('script[type=speculationrules]')?.remove();
  if (savesData()) return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ target, type }: Event) => {
    clearTimeout(waiting);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link) return;
    const fetchPage = () => {
      // A press focuses the link too, and by now the visitor may have followed it.
      if (link.pathname !== location.pathname) fetchAhead(link.pathname);
    };
    waiting = setTimeout(fetchPage, type === 'touchstart' ? 0 : rest);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(kind, onIntent, { passive: true });
  addEventListener('pointerout', () => clearTimeout(waiting), { passive: true });
}
