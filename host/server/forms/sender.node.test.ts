import { IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { senderAddress, sendingOrigin } from './sender';

const allowed = ['https://www.site.example'];

function requestFrom(remoteAddress: string, headers: IncomingHttpHeaders): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  return Object.assign(new IncomingMessage(socket), { headers });
}

const origin = (headers: IncomingHttpHeaders) => sendingOrigin(requestFrom('127.0.0.1', headers), allowed);

describe('the origin of a form', () => {
  it('is the same host, with or without TLS in front, or unsaid', () => {
    expect(origin({ host: 'localhost:4100' })).toBe('same');
    expect(origin({ host: 'localhost:4100', origin: 'http://localhost:4100' })).toBe('same');
    expect(origin({ host: 'www.site.example', origin: 'https://www.site.example' })).toBe('same');
    expect(origin({ host: 'www.site.example:443', origin: 'https://www.site.example' })).toBe('same');
  });

  it('may be an allowed one', () => {
    expect(origin({ host: 'forms.example', origin: 'https://www.site.example' })).toBe(
      'https://www.site.example',
    );
  });

  it.each([
    'null',
    'https://evil.example',
    'http://localhost:4101',
    'http://www.site.example',
    'file://',
    'x',
  ])('is refused otherwise: %s', (foreign) => {
    expect(origin({ host: 'localhost:4100', origin: foreign })).toBeNull();
  });
});

describe('the address of a sender', () => {
  const forwarded = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' };

  it('is that of the connection unless a proxy is trusted', () => {
    expect(senderAddress(requestFrom('9.9.9.9', forwarded), false)).toBe('9.9.9.9');
    expect(senderAddress(requestFrom('9.9.9.9', forwarded), true)).toBe('2.2.2.2');
    expect(senderAddress(requestFrom('9.9.9.9', {}), true)).toBe('9.9.9.9');
  });

  it('is one for a whole IPv6 network', () => {
    const address = (text: string) => senderAddress(requestFrom(text, {}), false);

    expect(address('2001:db8:1:2:3:4:5:6')).toBe(address('2001:db8:1:2::9'));
    expect(address('2001:db8:1:3::9')).not.toBe(address('2001:db8:1:2::9'));
    expect(address('::ffff:9.9.9.9')).toBe('9.9.9.9');
  });
});
