import type { IncomingMessage } from 'node:http';
import { isIP, SocketAddress } from 'node:net';

/**
 * The page that sent a form: 'same' for a page of the host that was asked (also when the browser
 * does not say), an origin for that of the site, null for a page that may not send here. Behind
 * `Referrer-Policy: no-referrer` a page of this host sends `Origin: null`; `Sec-Fetch-Site` tells it from others, and no
 * page can forge it.
 */
export function sendingOrigin(request: IncomingMessage, siteOrigin: string): string | null {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (origin === 'null' && site === 'same-origin') return 'same';
  if (origin === undefined) return site === 'cross-site' ? null : 'same';
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  // Behind a proxy that ends TLS the scheme differs while the host is the same.
  if (url.host === withoutDefaultPort(host, url.protocol)) return 'same';
  return url.origin === siteOrigin ? siteOrigin : null;
}

function withoutDefaultPort(host: string | undefined, protocol: string): string | undefined {
  const url = `${protocol}//${host}`;
  return URL.canParse(url) ? new URL(url).host : undefined;
}

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
 * Whether a page may be shown. Another site can make the owner's browser request any address; from elsewhere only a link
 * to the list or to one request is allowed, as in a mail that is read in a browser.
 */
export function isOwnVisit({ headers, url }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  const isLink = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isLink && /^\/(?:demande\/[\w-]+)?$/.test(url ?? '');
}

/**
 * What a sender is counted by: his address. A household has a whole /64 of IPv6 addresses, which count as one. Never
 * made of what a visitor invented.
 * @param trustsForwardedFor whether a web server stands in front. Forms listen on this machine alone, so that nobody
 * else can say from where a visitor comes.
 */
export function senderOf(request: IncomingMessage, trustsForwardedFor = true): string {
  const direct = request.socket.remoteAddress ?? '';
  // Only the last entry was written by our own proxy; a visitor can invent all others.
  const entries = String(request.headers['x-forwarded-for'] ?? '');
  const forwarded = entries.slice(entries.lastIndexOf(',') + 1).trim();
  return householdOf(trustsForwardedFor && isIP(forwarded) !== 0 ? forwarded : direct);
}

/** An address as it counts, for itself or with those of its household. */
function householdOf(address: string): string {
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : 'unknown';
  const plain = new SocketAddress({ family: 'ipv6', address }).address;
  const mapped = /^::ffff:([\d.]+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  // Two colons stand for as many groups of zeros as are missing of eight; an address of IPv4 at the end for two groups.
  const [front = [], back] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const missing = back && 8 - front.length - back.length - (plain.includes('.') ? 1 : 0);
  const groups = [...front, ...Array<string>(missing ?? 0).fill('0'), ...(back ?? [])];
  return `${groups.slice(0, 4).join(':')}/64`;
}
