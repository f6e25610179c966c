import { databaseForEach } from '../../testing/sample-database';
import { followUpLinks } from './follow-up-links';

const test = databaseForEach();
const key = 'RTH-20261121-AAAAAA';
const day = 24 * 60 * 60 * 1000;
let time = Date.parse('2026-11-21T10:00:00Z');

const links = () =>
  followUpLinks({ database: test.database, origin: 'https://www.site.example', now: () => new Date(time) });
const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);

beforeEach(() => (time = Date.parse('2026-11-21T10:00:00Z')));

describe('a signed link', () => {
  it.each([key, `${key}.0123456789ab`])('opens the request it was made for: %s', (name) => {
    const link = links().linkTo(name);

    expect(link).toMatch(/^https:\/\/www\.site\.example\/suivi\/[\w-]+$/);
    expect(links().open(tokenOf(link))).toEqual({ kind: 'valid', key: name });
  });

  it('is the same for a whole day, so that a repeated mail is too', () => {
    const first = links().linkTo(key);
    time += day / 2;
    expect(links().linkTo(key)).toBe(first);
  });

  it('works for 30 days, and then says so', () => {
    const token = tokenOf(links().linkTo(key));
    time += 30 * day;
    expect(links().open(token)).toEqual({ kind: 'valid', key });
    time += day;
    expect(links().open(token)).toEqual({ kind: 'expired', key });
  });

  it('opens nothing when a single bit of it is another', () => {
    const bytes = Buffer.from(tokenOf(links().linkTo(key)), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(links().open(changed.toString('base64url'))).toEqual({ kind: 'wrong' });
    }
  });

  it('opens nothing for another secret, or spelled in another way', () => {
    const token = tokenOf(links().linkTo(key));
    for (const other of [`${token}=`, `${token}A`, token.slice(0, -1), `${token}\n`, ` ${token}`])
      expect(links().open(other)).toEqual({ kind: 'wrong' });
    test.database.run('DELETE FROM facts');
    expect(links().open(token)).toEqual({ kind: 'wrong' });
  });

  it.each(['', '-', 'constructor', '__proto__', 'A'.repeat(200), 'A'.repeat(100_000), '\ud800', '../../etc'])(
    'is refused without a fuss when it is garbage: « %.20s »',
    (token) => {
      expect(links().open(token)).toEqual({ kind: 'wrong' });
    },
  );

  it('leads to no file but that of a request, even if it was signed', () => {
    const link = links().linkTo('../handled/x');
    expect(links().open(tokenOf(link))).toEqual({ kind: 'wrong' });
  });
});
