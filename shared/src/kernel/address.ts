import { useSyncExternalStore } from 'react';
import type { Address } from './page-address';
import { usePlatform } from './platform';

/** Goes to a path of this site, or a number of steps through the history. */
type ChangeAddress = (to: string | number, options?: { replace?: boolean; state?: unknown }) => void;

/** What a section sees while it is prerendered and hydrated: documents know no query. */
const unknown: Address = { pathname: '', search: '', hash: '', state: null };

/** The address of the section's own page, and each change of it; never the address of the next page. */
export function useAddress(): Address {
  const { address } = usePlatform();
  return useSyncExternalStore(address.subscribe, address.read, () => unknown);
}

let change: ChangeAddress = (to) => (typeof to === 'number' ? history.go(to) : location.assign(to));

/** Changes the address. Within the page no document is loaded. Call it from handlers and effects. */
export const changeAddress: ChangeAddress = (to, options) => change(to, options);

/** For the host's router: handles `changeAddress` from now on. */
export function onChangeAddress(handle: ChangeAddress): void {
  change = handle;
}
