import type { IncomingMessage } from 'node:http';
import { isIP, SocketAddress } from 'node:net';

/**
 * Identifies the page that posted a form. Returns 'same' for a page of the requested host or if no header names another
 * origin, the site's origin for a page of the site, and null for any other page.
 */
export function sendingOrigin(request: IncomingMessage, siteOrigin: string): string | null {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  // With `Referrer-Policy: no-referrer`, browsers send `Origin: null` even from our own page.
  if (origin === 'null' && site === 'same-origin') return 'same';
  if (origin === undefined) return site === 'cross-site' ? null : 'same';
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  // A TLS proxy changes the scheme but not the host.
  if (url.host === withoutDefaultPort(host, url.protocol)) return 'same';
  return url.origin === siteOrigin ? siteOrigin : null;
}

function withoutDefaultPort(host: string | undefined, protocol: string): string | undefined {
  const url = `${protocol}//${host}`;
  return URL.canParse(url) ? new URL(url).host : undefined;
}

/**
 * Whether a POST comes from a page of this server or of the given origin. Browsers send `Origin` or `Sec-Fetch-Site`,
 * which no page can forge, so we refuse a POST with neither header.
 */
export function isOwnPost(request: IncomingMessage, origin = ''): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined && request.headers.origin === undefined) return false;
  return (site === undefined || site === 'same-origin') && sendingOrigin(request, origin) !== null;
}

/**
 * Returns the IPv4 address or the IPv6 /64 to which quotas apply. A visitor cannot forge it.
 * @param trustsForwardedFor true behind nginx, which sets the last address in `X-Forwarded-For`.
 */
export function clientKeyOf(request: IncomingMessage, trustsForwardedFor = true): string {
  const direct = request.socket.remoteAddress ?? '';
  // Our proxy wrote the last entry. A visitor can forge the others.
  const entries = String(request.headers['x-forwarded-for'] ?? '');
  const forwarded = entries.slice(entries.lastIndexOf(',') + 1).trim();
  return networkOf(trustsForwardedFor && isIP(forwarded) !== 0 ? forwarded : direct);
}

/** Returns an IPv4 address unchanged, and the /64 of an IPv6 address. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : 'unknown';
  const plain = new SocketAddress({ family: 'ipv6', address }).address;
  const mapped = /^::ffff:([\d.]+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  // `::` replaces groups of zeros. An IPv4 address at the end counts as two groups.
  const [front = [], back] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const missing = back && 8 - front.length - back.length - (plain.includes('.') ? 1 : 0);
  const groups = [...front, ...Array<string>(missing ?? 0).fill('0'), ...(back ?? [])];
  return `${groups.slice(0, 4).join(':')}/64`;
}
