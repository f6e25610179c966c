import type { IncomingMessage } from 'node:http';

/** A foreign site whose name is made to point at this computer is not this page. */
export function isLoopbackName(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/i.test(host ?? '');
}

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
    (origin === undefined || origin.toLowerCase() === `http://${host}`.toLowerCase())
  );
}
