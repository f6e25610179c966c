import { IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { clientKeyOf, isFromOwnPage } from './client';

function requestFrom(headers: IncomingHttpHeaders): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '9.9.9.9' });
  return Object.assign(new IncomingMessage(socket), { headers });
}

const host = 'www.site.example';

it.each<[boolean, IncomingHttpHeaders]>([
  [true, {}],
  [true, { origin: 'http://www.site.example' }],
  // A TLS proxy changes the scheme.
  [true, { origin: 'https://www.site.example' }],
  [true, { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  [false, { origin: 'null', 'sec-fetch-site': 'none' }],
  [false, { origin: 'null' }],
  [false, { 'sec-fetch-site': 'cross-site' }],
  [false, { origin: 'https://www.site.example', 'sec-fetch-site': 'same-site' }],
  [false, { origin: 'https://evil.example' }],
  [false, { origin: 'https://www.site.example:4101' }],
  [false, { origin: 'x' }],
])('isFromOwnPage returns %p for %j', (isOwn, headers) => {
  expect(isFromOwnPage(requestFrom({ host, ...headers }))).toBe(isOwn);
});

// Only the last address that the proxy reports counts, because a visitor can forge the others.
it.each([
  ['1.1.1.1, 2.2.2.2', '2.2.2.2'],
  ['2001:db8:1:2fe::9', '2001:db8:1:2fe/64'],
  ['::ffff:8.8.8.8', '8.8.8.8'],
  ['::ffff:808:808', '8.8.8.8'],
  ['fe80::1%eth0', 'fe80:0:0:0/64'],
  ['::1.2.3.4', '0:0:0:0/64'],
  ['1::2:3:4:5:6', '1:0:0:2/64'],
  ...['', ',', 'unknown', '1.1.1.1:80', '[::1]', '999.1.1.1', 'x'.repeat(16_000)].map((garbage) => [
    garbage,
    '9.9.9.9',
  ]),
])('clientKeyOf groups "X-Forwarded-For: %s" as %s', (forwarded, key) => {
  expect(clientKeyOf({ raw: requestFrom({ 'x-forwarded-for': forwarded }) })).toBe(key);
});
