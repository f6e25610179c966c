import { savesData } from '../early/in-document';
import { loadAhead } from './pages-here';

/** Milliseconds for which the pointer rests on a link that is meant. */
const rest = 80;

/**
 * Fetches what the visitor is about to open: a link under a resting pointer, under the keyboard's focus or
 * under a finger. Not for visitors who asked their browser to save data.
 */
export function loadAheadOnIntent(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(waiting);
  const onIntent = ({ target, type }: Event) => {
    forget();
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || link.pathname === location.pathname || savesData()) return;
    const { pathname } = link;
    if (type === 'touchstart') loadAhead(pathname);
    else waiting = setTimeout(() => loadAhead(pathname), rest);
  };

  for (const kind of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(kind, onIntent, { passive: true });
  addEventListener('pointerout', forget, { passive: true });
}
