import { useSyncExternalStore } from 'react';
import type { PageUrl } from './observable-url';
import { usePlatform } from './platform';

/** Opens a path of this site, or moves by a number of history entries. */
type ChangeUrl = (to: string | number, options?: { replace?: boolean; state?: unknown }) => void;

/** Empty URL for the first render, whose HTML must equal the prerendered HTML. */
const unknown: PageUrl = { pathname: '', search: '', hash: '', state: null };

/** Returns the URL of the section's own page, even after navigation to another page. Empty in the first render. */
export function useUrl(): PageUrl {
  const { url } = usePlatform();
  return useSyncExternalStore(url.subscribe, url.read, () => unknown);
}

let change: ChangeUrl = (to) => (typeof to === 'number' ? history.go(to) : location.assign(to));

/** Changes the URL. Loads a document only for another page. Call it from handlers and effects. */
export const changeUrl: ChangeUrl = (to, options) => change(to, options);

/** For the host: sets the function that `changeUrl` calls. */
export function onChangeUrl(handle: ChangeUrl): void {
  change = handle;
}
