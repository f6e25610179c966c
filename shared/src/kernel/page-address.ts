/** Address of a page, without the origin. Absent parts are empty. */
export type Address = {
  pathname: string;
  /** Includes the question mark. */
  search: string;
  /** Includes the `#`. */
  hash: string;
  /** State of the history entry, which another version of this site may have written. */
  state: unknown;
};

/** The changing address of one page, which its sections subscribe to. */
export type PageAddress = {
  read: () => Address;
  /** @returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

/** For the host: creates the address of one page. */
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
