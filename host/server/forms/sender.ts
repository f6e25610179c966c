import type { IncomingMessage } from 'node:http';

/**
 * The page that sent a form: 'same' for a page of the host that was asked (also when the browser
 * does not say), an origin for another allowed one, null for a page that may not send here.
 */
export function sendingOrigin(request: IncomingMessage, allowedOrigins: readonly string[]): string | null {
  const { origin, host } = request.headers;
  if (origin === undefined) return 'same';
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  // Behind a proxy that ends TLS the scheme differs while the host is the same.
  if (url.host === withoutDefaultPort(host, url.protocol)) return 'same';
  return allowedOrigins.includes(url.origin) ? url.origin : null;
}

function withoutDefaultPort(host: string | undefined, protocol: string): string | undefined {
  const url = `${protocol}//${host}`;
  return URL.canParse(url) ? new URL(url).host : undefined;
}

/** The address that a sender is counted by. */
export function senderAddress(request: IncomingMessage, trustsForwardedFor: boolean): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  // Only the last entry was written by our own proxy; a visitor can invent all others.
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return network(trustsForwardedFor && forwarded ? forwarded : direct);
}

/** A household has a whole /64 of IPv6 addresses; counting them apart would be no limit at all. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const gap =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...gap, ...back].slice(0, 4).join(':');
}
