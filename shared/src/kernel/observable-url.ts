/** Parts of a page's URL, without the origin. Absent parts are empty. */
export type PageUrl = {
  pathname: string;
  /** Includes the `?`. */
  search: string;
  /** Includes the `#`. */
  hash: string;
  /** State of the history entry. Another version of this site may have written it. */
  state: unknown;
};

/** The URL of one page, for its sections to read and to subscribe to. */
export type ObservableUrl = {
  read: () => PageUrl;
  /** @returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

/** For the host: creates the observable URL of one page. */
export function createObservableUrl(first: PageUrl): ObservableUrl & { publish: (url: PageUrl) => void } {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish(url) {
      current = url;
      listeners.forEach((listener) => listener());
    },
  };
}
