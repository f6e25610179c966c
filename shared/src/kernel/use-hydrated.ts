import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false while prerendering and in the first render, then true. Components must not show the time or stored data
 * earlier, because the first render must equal the prerendered HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
