const lost = new Set<string>();

if (typeof document !== 'undefined')
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin)) lost.add(target.src);
    },
    true,
  );

/**
 * Asks again for the scripts that could not be had, past the browser's cache: it keeps a damaged file for a
 * year, and would go on refusing it without a request.
 */
export function replaceLostScripts(): void {
  for (const address of lost) void fetch(address, { cache: 'reload' }).catch(() => undefined);
  lost.clear();
}
