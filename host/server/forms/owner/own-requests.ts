import type { IncomingMessage } from 'node:http';
import { sendingOrigin } from '../sender';

/**
 * Whether a post comes from a page of this server itself, or of the other origin that is named. Browsers say so in at
 * least one of two headers, which no page can forge; a post with neither is not the owner's.
 */
export function isOwnPost(request: IncomingMessage, origin = ''): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined && request.headers.origin === undefined) return false;
  return (site === undefined || site === 'same-origin') && sendingOrigin(request, origin) !== null;
}

/**
 * Whether a page may be shown. Another site can make the owner's browser request any address; from
 * elsewhere only a link to the first page is allowed, as in a mail.
 */
export function isOwnVisit({ headers, url }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return url === '/' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}
