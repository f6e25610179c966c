import type { Registry, RegistryChange } from './registry';
import { previousVersion, versionsLiveSince, wasLive } from './registry-history';

/** A history told as « a b c <b »: three promotions, then a rollback to b. A day apart each. */
function after(story: string, from: string | null = null): Registry {
  const history: RegistryChange[] = [];
  let live = from;
  story.split(' ').forEach((word, day) => {
    const to = word.replace('<', '');
    const kind = word.startsWith('<') ? 'rollback' : 'promote';
    history.push({ date: new Date(Date.UTC(2026, 10, day + 1)).toISOString(), kind, from: live, to });
    live = to;
  });
  const metadata = { integrity: 'sha384-x', version: live ?? '' };
  return { schema: 'x', microFrontends: { towns: [{ url: '/x', metadata, extras: { history } }] } };
}

describe('The history of an app', () => {
  it.each([
    ['a', null],
    ['a b', 'a'],
    ['a b c <b', 'a'],
    ['a b c <b <a', null],
    ['a b c <b d', 'b'],
    ['a b a', 'b'],
    ['a b <a b', 'a'],
  ])('after « %s », knows that a rollback leads to %s', (story, previous) => {
    expect(previousVersion(after(story), 'towns')).toBe(previous);
  });

  it('knows what was live before it began', () => {
    expect(previousVersion(after('b', 'a'), 'towns')).toBe('a');
    expect(previousVersion({ schema: 'x', microFrontends: {} }, 'towns')).toBeNull();
  });

  it('knows what was live at some moment since a day', () => {
    const since = (day: number) => [
      ...versionsLiveSince(after('a b c <b d'), 'towns', new Date(Date.UTC(2026, 10, day))),
    ];
    expect(since(1).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(since(4).sort()).toEqual(['b', 'c', 'd']);
    expect(since(9)).toEqual(['d']);
  });

  it('knows what ever was live, and what never was', () => {
    const known = after('b c', 'a');
    expect(['a', 'b', 'c'].map((version) => wasLive(known, 'towns', version))).toEqual([true, true, true]);
    expect(wasLive(known, 'towns', 'd')).toBe(false);
  });
});
