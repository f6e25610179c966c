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
