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
  it('is the same for a whole day, so that a repeated mail is too', () => {
    const first = links().linkTo(key);
    time += day / 2;
    expect(links().linkTo(key)).toBe(first);
  });

  it('opens nothing for another request, for longer, or for another secret', () => {
    const token = tokenOf(links().linkTo(key));
    expect(links().open(token)).toEqual({ kind: 'valid', key });
    for (const other of [
      token.replace('AAAAAA', 'BBBBBB'),
      token.replace(/^\d+/, '99999'),
      `${token}=`,
      token.slice(0, -1),
      '',
      'constructor',
    ])
      expect(links().open(other)).toEqual({ kind: 'wrong' });
    test.database.run('DELETE FROM facts');
    expect(links().open(token)).toEqual({ kind: 'wrong' });
  });
});
