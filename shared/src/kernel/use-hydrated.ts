import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false while prerendering and in the first render, then true. Use it for data that only the browser has, such
 * as time and storage, so that the first render equals the prerendered HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
