import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false while prerendering and in the first render, then true. Components that show time or stored data wait
 * for it, so that the first render equals the prerendered HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
