import { useSyncExternalStore } from 'react';
import { usePlatform } from './platform';

/** The address of a page, without the origin. Parts that are absent are empty. */
export type Address = {
  pathname: string;
  /** With its question mark. */
  search: string;
  /** With its number sign. */
  hash: string;
  /** State of the history entry. Any version of this site may have written it. */
  state: unknown;
};

/** The address of one page, which the sections of that page follow. */
export type PageAddress = {
  read: () => Address;
  /** @returns stops calling the listener. */
  subscribe: (listener: () => void) => () => void;
};

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

/** For the host: makes the address of one page. */
export function createPageAddress(first: Address): PageAddress & { publish: (address: Address) => void } {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish(address) {
      current = address;
      listeners.forEach((listener) => listener());
    },
  };
}
