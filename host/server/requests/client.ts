import type { IncomingMessage } from 'node:http';
import { isIP, SocketAddress } from 'node:net';

/**
 * Returns whether a page of the requested host sent a POST, or no header names another page. Every browser sends `Origin`
 * or `Sec-Fetch-Site`, which no page can forge.
 */
export function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site === 'cross-site' || site === 'same-site') return false;
  if (origin === undefined) return true;
  // With `Referrer-Policy: no-referrer`, browsers send `Origin: null` even from our own page.
  if (origin === 'null') return site === 'same-origin';
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  // A TLS proxy changes the scheme but not the host.
  return url.host === host;
}

/**
 * Returns the IPv4 address or the IPv6 /64 to which quotas apply. A visitor cannot forge it: nginx sets the last address
 * in `X-Forwarded-For`, and only programs of this machine can connect without nginx.
 */
export function clientKeyOf({ raw: request }: { raw: IncomingMessage }): string {
  const direct = request.socket.remoteAddress ?? '';
  // Our proxy wrote the last entry. A visitor can forge the others.
  const entries = String(request.headers['x-forwarded-for'] ?? '');
  const forwarded = entries.slice(entries.lastIndexOf(',') + 1).trim();
  return networkOf(isIP(forwarded) !== 0 ? forwarded : direct);
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
