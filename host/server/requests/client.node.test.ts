import { IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { clientKeyOf, isFromOwnPage } from './client';

function requestFrom(remoteAddress: string, headers: IncomingHttpHeaders): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  return Object.assign(new IncomingMessage(socket), { headers });
}

describe('isFromOwnPage', () => {
  const isOwn = (headers: IncomingHttpHeaders) => isFromOwnPage(requestFrom('127.0.0.1', headers));

  it('accepts a page of the requested host, even behind a TLS proxy, and a request without an Origin header', () => {
    expect(isOwn({ host: 'localhost:4100' })).toBe(true);
    expect(isOwn({ host: 'localhost:4100', origin: 'http://localhost:4100' })).toBe(true);
    expect(isOwn({ host: 'www.site.example', origin: 'https://www.site.example' })).toBe(true);
    expect(isOwn({ host: 'www.site.example:443', origin: 'https://www.site.example' })).toBe(true);
  });

  it('accepts a null Origin only if Sec-Fetch-Site is same-origin', () => {
    const from = (site: string) => isOwn({ host: 'a.example', origin: 'null', 'sec-fetch-site': site });

    expect(['same-origin', 'same-site', 'cross-site', 'none'].filter(from)).toEqual(['same-origin']);
    expect(isOwn({ host: 'a.example', 'sec-fetch-site': 'cross-site' })).toBe(false);
  });

  it.each(['null', 'https://evil.example', 'http://localhost:4101', 'file://', 'x'])(
    'refuses a foreign page: %s',
    (origin) => {
      expect(isOwn({ host: 'localhost:4100', origin })).toBe(false);
    },
  );
});

describe('clientKeyOf', () => {
  const direct = (text: string) => clientKeyOf(requestFrom(text, {}));
  const behindProxy = (forwarded: string) =>
    clientKeyOf(requestFrom('9.9.9.9', { 'x-forwarded-for': forwarded }));

  it('returns an IPv4 address or an IPv6 /64', () => {
    expect(direct('9.8.7.6')).toBe('9.8.7.6');
    expect(direct('2001:db8:1:2fe::9')).toBe('2001:db8:1:2fe/64');
  });

  it('returns the same key for every spelling of an address', () => {
    expect(direct('2001:DB8:1:2:3:4:5:6')).toEqual(direct('2001:db8:1:2::9'));
    expect(direct('2001:db8:1:3::9')).not.toEqual(direct('2001:db8:1:2::9'));
    expect(direct('::ffff:9.9.9.9')).toEqual(direct('9.9.9.9'));
    expect(direct('::ffff:909:909')).toEqual(direct('9.9.9.9'));
    expect(direct('fe80::1%eth0')).toEqual(direct('fe80::2'));
    expect(direct('::1.2.3.4')).toBe('0:0:0:0/64');
    expect(direct('1::2:3:4:5:6')).toBe(direct('1:0:0:2:3:4:5:6'));
  });

  it('returns the last address that the proxy reports', () => {
    expect(behindProxy('1.1.1.1, 2.2.2.2')).toEqual(direct('2.2.2.2'));
  });

  it.each([
    '',
    ',',
    'unknown',
    '1.1.1.1:80',
    '[::1]',
    '999.1.1.1',
    '__proto__',
    'x'.repeat(16_000),
    '1.1.1.1, é',
  ])('returns the address of the connection if the proxy sends garbage: %p', (garbage) => {
    expect(behindProxy(garbage)).toEqual(direct('9.9.9.9'));
  });
});
