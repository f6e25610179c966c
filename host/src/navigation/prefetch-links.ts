import { savesData } from '../early/in-document';

/** Milliseconds for which the pointer rests on a link that is meant. */
const rest = 80;

/**
 * Hints to the browser which page comes next: the link under a resting pointer, under the keyboard's focus or under
 * a finger. Where the browser knows speculation rules, the document has them and this does nothing.
 */
export function prefetchLinks(): void {
  if (HTMLScriptElement.supports('speculationrules') || savesData()) return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ target, type }: Event) => {
    clearTimeout(waiting);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link && link.pathname !== location.pathname)
      waiting = setTimeout(() => prefetch(link.pathname), type === 'touchstart' ? 0 : rest);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(kind, onIntent, { passive: true });
  addEventListener('pointerout', () => clearTimeout(waiting), { passive: true });
}

function prefetch(href: string): void {
  if (document.querySelector(`link[rel=prefetch][href="${CSS.escape(href)}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}
