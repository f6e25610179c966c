import { useSyncExternalStore } from 'react';

/** The address of the page, without the origin. Parts that are absent are empty. */
export type Address = {
  pathname: string;
  /** With its question mark. */
  search: string;
  /** With its number sign. */
  hash: string;
  /** What the visit before left in this entry of the history; it may be of any version of this site. */
  state: unknown;
};

/** How an address is changed: a path of this site, or a number of steps in the history. */
type ChangeAddress = (to: string | number, options?: { replace?: boolean; state?: unknown }) => void;

/** What a section sees while it is prerendered and taken over: documents know no query. */
const unknown: Address = { pathname: '', search: '', hash: '', state: null };

let current: Address | null = null;
let change: ChangeAddress = (to) => (typeof to === 'number' ? history.go(to) : location.assign(to));
const listeners = new Set<() => void>();

/** The address, and each change of it. No React tree is shared, so that no section ever waits for another. */
export function useAddress(): Address {
  return useSyncExternalStore(subscribe, readAddress, () => unknown);
}

/** Changes the address. Within the page no document is loaded: call it from handlers and effects. */
export const changeAddress: ChangeAddress = (to, options) => change(to, options);

/** For the host's router: tells every section where the visitor is, and says how the address is changed. */
export function publishAddress(address: Address, how: ChangeAddress): void {
  change = how;
  if (current && isSame(current, address)) return;
  current = address;
  listeners.forEach((listener) => listener());
}

function readAddress(): Address {
  if (current) return current;
  const { pathname, search, hash } = location;
  return (current = { pathname, search, hash, state: null });
}

const isSame = (one: Address, other: Address) =>
  (['pathname', 'search', 'hash', 'state'] as const).every((part) => one[part] === other[part]);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
