import { savesData } from '../early/in-document';

/** Milliseconds that the pointer must rest on a link. */
const rest = 80;

/**
 * Prefetches the page of a hovered, focused or touched link. Does nothing in browsers with speculation rules, which
 * the document has.
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
