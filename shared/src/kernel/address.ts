import { useSyncExternalStore } from 'react';
import type { Address } from './page-address';
import { usePlatform } from './platform';

/** Opens a path of this site, or moves a number of steps through the history. */
type ChangeAddress = (to: string | number, options?: { replace?: boolean; state?: unknown }) => void;

/** The URL's parts in the first render: empty, as while prerendering, so that the render matches the HTML. */
const unknown: Address = { pathname: '', search: '', hash: '', state: null };

/** Returns the URL's parts of the section's own page, never those of the next page. */
export function useAddress(): Address {
  const { address } = usePlatform();
  return useSyncExternalStore(address.subscribe, address.read, () => unknown);
}

let change: ChangeAddress = (to) => (typeof to === 'number' ? history.go(to) : location.assign(to));

/** Changes the URL; loads a document only for another page. Call it from handlers and effects. */
export const changeAddress: ChangeAddress = (to, options) => change(to, options);

/** For the host: sets the function that `changeAddress` calls. */
export function onChangeAddress(handle: ChangeAddress): void {
  change = handle;
}
