import type { IncomingMessage } from 'node:http';
import { isIP, SocketAddress } from 'node:net';

/**
 * Returns the origin of the page that posted a form: 'same' for a page of the requested host, or when no header names
 * another origin; the site's origin for a page of the site; null for any other page. Under `Referrer-Policy:
 * no-referrer` browsers send `Origin: null` even from our own page; then `Sec-Fetch-Site` decides, which no page can
 * forge.
 */
export function sendingOrigin(request: IncomingMessage, siteOrigin: string): string | null {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
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
 * Whether a post comes from a page of this server or of the given origin. Browsers send at least one of two headers
 * that no page can forge; a post with neither is refused.
 */
export function isOwnPost(request: IncomingMessage, origin = ''): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined && request.headers.origin === undefined) return false;
  return (site === undefined || site === 'same-origin') && sendingOrigin(request, origin) !== null;
}

/**
 * Whether to answer this GET request. Other sites, such as a webmail, may link to the list and to a single request; all
 * other cross-site requests are refused.
 */
export function isOwnVisit({ headers, url }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  const isLink = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isLink && /^\/(?:demande\/[\w-]+)?$/.test(url ?? '');
}

/**
 * Returns the IP address to which quotas apply; a /64 of IPv6 counts as one address. A visitor cannot forge it.
 * @param trustsForwardedFor whether to trust `X-Forwarded-For`. True behind nginx: the service listens on loopback, so
 * only nginx can set the header.
 */
export function clientKeyOf(request: IncomingMessage, trustsForwardedFor = true): string {
  const direct = request.socket.remoteAddress ?? '';
  // Our proxy wrote the last entry; a visitor can forge the others.
  const entries = String(request.headers['x-forwarded-for'] ?? '');
  const forwarded = entries.slice(entries.lastIndexOf(',') + 1).trim();
  return householdOf(trustsForwardedFor && isIP(forwarded) !== 0 ? forwarded : direct);
}

/** Returns an IPv4 address, or the /64 of an IPv6 address. */
function householdOf(address: string): string {
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : 'unknown';
  const plain = new SocketAddress({ family: 'ipv6', address }).address;
  const mapped = /^::ffff:([\d.]+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  // `::` stands for the missing groups of zeros; an IPv4 address at the end counts as two groups.
  const [front = [], back] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const missing = back && 8 - front.length - back.length - (plain.includes('.') ? 1 : 0);
  const groups = [...front, ...Array<string>(missing ?? 0).fill('0'), ...(back ?? [])];
  return `${groups.slice(0, 4).join(':')}/64`;
}

/**
 * Reads a short body as text.
 * @returns null when the body is longer than `most` bytes.
 * @throws when the connection breaks.
 */
export async function readSmallBody(request: IncomingMessage, most: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Keeps the connection open, because the response needs it.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
