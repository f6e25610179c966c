import { withinTime } from '../federation/retry';
import type { LoadedPage } from '../sections/section-source';

/**
 * Opens the page as a document, after making sure that it can be had: a browser's own error page
 * would leave the visitor without a telephone number.
 * @returns 'unavailable' when there is no answer; otherwise it never resolves, as the document loads.
 */
export async function leaveForDocument(path: string): Promise<LoadedPage> {
  try {
    await withinTime((signal) => fetch(path, { method: 'HEAD', cache: 'no-store', signal }));
  } catch {
    return { kind: 'unavailable' };
  }
  // The router has changed the address already, so that this is a reload of it.
  if (location.pathname === path) location.reload();
  else location.assign(path);
  return new Promise<never>(() => undefined);
}
