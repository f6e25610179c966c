import { IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { clientKeyOf, isFromOwnPage } from './client';

function requestFrom(remoteAddress: string, headers: IncomingHttpHeaders): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  return Object.assign(new IncomingMessage(socket), { headers });
}

const host = 'www.site.example';

it.each<[boolean, IncomingHttpHeaders]>([
  [true, {}],
  [true, { origin: 'http://www.site.example' }],
  // A TLS proxy changes the scheme.
  [true, { origin: 'https://www.site.example' }],
  [true, { origin: 'https://www.site.example', host: 'www.site.example:443' }],
  [true, { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  [false, { origin: 'null', 'sec-fetch-site': 'none' }],
  [false, { origin: 'null' }],
  [false, { 'sec-fetch-site': 'cross-site' }],
  [false, { origin: 'https://www.site.example', 'sec-fetch-site': 'same-site' }],
  [false, { origin: 'https://evil.example' }],
  [false, { origin: 'https://www.site.example:4101' }],
  [false, { origin: 'file://' }],
  [false, { origin: 'x' }],
])('isFromOwnPage returns %p for %j', (isOwn, headers) => {
  expect(isFromOwnPage(requestFrom('127.0.0.1', { host, ...headers }))).toBe(isOwn);
});

it.each([
  ['9.8.7.6', '9.8.7.6'],
  ['2001:db8:1:2fe::9', '2001:db8:1:2fe/64'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2/64'],
  ['::ffff:9.9.9.9', '9.9.9.9'],
  ['::ffff:909:909', '9.9.9.9'],
  ['fe80::1%eth0', 'fe80:0:0:0/64'],
  ['::1.2.3.4', '0:0:0:0/64'],
  ['1::2:3:4:5:6', '1:0:0:2/64'],
])('clientKeyOf groups %s as %s', (address, key) => {
  expect(clientKeyOf({ raw: requestFrom(address, {}) })).toBe(key);
});

it.each([
  ['1.1.1.1, 2.2.2.2', '2.2.2.2'],
  ...['', ',', 'unknown', '1.1.1.1:80', '[::1]', '999.1.1.1', 'x'.repeat(16_000)].map((garbage) => [
    garbage,
    '9.9.9.9',
  ]),
])('clientKeyOf trusts only the last address that the proxy reports: %j', (forwarded, key) => {
  expect(clientKeyOf({ raw: requestFrom('9.9.9.9', { 'x-forwarded-for': forwarded }) })).toBe(key);
});
