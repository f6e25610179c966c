/**
 * Calls `prefetch` with the path of a link of this site that the visitor is about to follow:
 * pointed at, focused or touched. Not for visitors who asked their browser to save data.
 */
export function prefetchOnIntent(prefetch: (path: string) => void): void {
  const onIntent = (event: Event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname || savesData())
      return;
    prefetch(link.pathname);
  };

  for (const kind of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(kind, onIntent, { passive: true });
}

/** Not in TypeScript's DOM library: https://wicg.github.io/savedata/ */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
