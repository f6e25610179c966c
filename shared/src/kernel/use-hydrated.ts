import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while prerendering and in the first client render, true from then on. Use it for what
 * only a browser knows (the hour, storage), so that the first render equals the prerendered HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
