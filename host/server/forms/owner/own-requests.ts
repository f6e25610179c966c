import type { IncomingMessage } from 'node:http';

/**
 * Whether a post comes from this page itself. Browsers say so in at least one of two headers,
 * which no page can forge; a post with neither is not the owner's.
 */
export function isOwnPost({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  const { origin, host } = headers;
  if (site === undefined && origin === undefined) return false;
  return (
    (site === undefined || site === 'same-origin') &&
    (origin === undefined || isOriginOf(origin.toLowerCase(), (host ?? '').toLowerCase()))
  );
}

/** Encrypted when a web server stands in front. */
function isOriginOf(origin: string, host: string): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
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
