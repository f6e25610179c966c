import type { IncomingMessage } from 'node:http';
import { isIP, SocketAddress } from 'node:net';

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

/**
 * What a sender is counted by: his address, then the network around it. A household has a whole /64 of
 * IPv6 addresses, which count as one; a customer may be given a /48. Never empty, and never made of what a
 * visitor invented.
 */
export type Sender = readonly string[];

export function senderOf(request: IncomingMessage, trustsForwardedFor: boolean): Sender {
  const direct = request.socket.remoteAddress ?? '';
  // Only the last entry was written by our own proxy; a visitor can invent all others.
  const entries = String(request.headers['x-forwarded-for'] ?? '');
  const forwarded = entries.slice(entries.lastIndexOf(',') + 1).trim();
  return networksOf(trustsForwardedFor && isIP(forwarded) !== 0 ? forwarded : direct);
}

function networksOf(address: string): Sender {
  if (isIP(address) === 4) return ipv4Networks(address);
  if (isIP(address) !== 6) return ['unknown'];

  const plain = new SocketAddress({ family: 'ipv6', address }).address;
  const mapped = /^::ffff:([\d.]+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return ipv4Networks(mapped);
  const digits = ipv6Digits(plain);
  return [64, 48].map((bits) => `${digits.slice(0, bits / 4)}/${bits}`);
}

function ipv4Networks(address: string): Sender {
  return [address, `${address.slice(0, address.lastIndexOf('.'))}.0/24`];
}

/** The 32 hexadecimal digits of an address as `SocketAddress` writes it. */
function ipv6Digits(address: string): string {
  const [front = [], back = []] = address
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').flatMap(groupsOf)));
  const gap = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...gap, ...back].map((group) => group.padStart(4, '0')).join('');
}

/** An address may end in the decimal notation of IPv4, which stands for two groups. */
function groupsOf(group: string): string[] {
  const bytes = group.split('.').map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  return bytes.length === 4 ? [a * 256 + b, c * 256 + d].map((half) => half.toString(16)) : [group];
}
