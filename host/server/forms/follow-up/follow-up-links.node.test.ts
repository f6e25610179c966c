import { createHmac } from 'node:crypto';
import { followUpLinks } from './follow-up-links';

const secret = 'a secret of more than 32 characters';
const key = 'RTH-20261121-AAAAAA';
const day = 24 * 60 * 60 * 1000;
let time = Date.parse('2026-11-21T10:00:00Z');

const linksWith = (over: { secret?: string } = {}) =>
  followUpLinks({ secret, origin: 'https://www.site.example', now: () => new Date(time), ...over });
const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);

beforeEach(() => (time = Date.parse('2026-11-21T10:00:00Z')));

describe('a signed link', () => {
  it.each([key, `${key}.0123456789ab`])('opens the request it was made for: %s', (name) => {
    const link = linksWith().linkTo(name);

    expect(link).toMatch(/^https:\/\/www\.site\.example\/suivi\/[\w-]+$/);
    expect(linksWith().open(tokenOf(link))).toEqual({ kind: 'valid', key: name });
  });

  it('is the same for a whole day, so that a repeated mail is too', () => {
    const first = linksWith().linkTo(key);
    time += day / 2;
    expect(linksWith().linkTo(key)).toBe(first);
  });

  it('works for 30 days, and then says so', () => {
    const token = tokenOf(linksWith().linkTo(key));
    time += 30 * day;
    expect(linksWith().open(token)).toEqual({ kind: 'valid', key });
    time += day;
    expect(linksWith().open(token)).toEqual({ kind: 'expired', key });
  });

  it('opens nothing when a single bit of it is another', () => {
    const bytes = Buffer.from(tokenOf(linksWith().linkTo(key)), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(linksWith().open(changed.toString('base64url'))).toEqual({ kind: 'wrong' });
    }
  });

  it('opens nothing for another secret, or spelled in another way', () => {
    const token = tokenOf(linksWith().linkTo(key));
    expect(linksWith({ secret: `${secret}!` }).open(token)).toEqual({ kind: 'wrong' });
    for (const other of [`${token}=`, `${token}A`, token.slice(0, -1), `${token}\n`, ` ${token}`])
      expect(linksWith().open(other)).toEqual({ kind: 'wrong' });
  });

  it('cannot be made of a signature for another use of the secret', () => {
    const signed = Buffer.concat([Buffer.from([1, 0, 0, 255, 255]), Buffer.from(key)]);
    const mac = createHmac('sha256', secret).update(signed).digest();
    expect(linksWith().open(Buffer.concat([signed, mac]).toString('base64url'))).toEqual({ kind: 'wrong' });
  });

  it.each(['', '-', 'constructor', '__proto__', 'A'.repeat(200), 'A'.repeat(100_000), '\ud800', '../../etc'])(
    'is refused without a fuss when it is garbage: « %.20s »',
    (token) => {
      expect(linksWith().open(token)).toEqual({ kind: 'wrong' });
    },
  );

  it('leads to no file but that of a request, even if it was signed', () => {
    const link = linksWith().linkTo('../handled/x');
    expect(linksWith().open(tokenOf(link))).toEqual({ kind: 'wrong' });
  });
});
