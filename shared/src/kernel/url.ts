import { useSyncExternalStore } from 'react';
import type { PageUrl } from './observable-url';
import { usePlatform } from './platform';

/** Opens a path of this site, or moves a number of steps through the history. */
type ChangeUrl = (to: string | number, options?: { replace?: boolean; state?: unknown }) => void;

/** The URL's parts in the first render: empty, as while prerendering, so that the render matches the HTML. */
const unknown: PageUrl = { pathname: '', search: '', hash: '', state: null };

/** Returns the URL's parts of the section's own page, never those of the next page. */
export function useUrl(): PageUrl {
  const { url } = usePlatform();
  return useSyncExternalStore(url.subscribe, url.read, () => unknown);
}

let change: ChangeUrl = (to) => (typeof to === 'number' ? history.go(to) : location.assign(to));

/** Changes the URL; loads a document only for another page. Call it from handlers and effects. */
export const changeUrl: ChangeUrl = (to, options) => change(to, options);

/** For the host: sets the function that `changeUrl` calls. */
export function onChangeUrl(handle: ChangeUrl): void {
  change = handle;
}
