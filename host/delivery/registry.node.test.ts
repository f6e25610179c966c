import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './files';
import {
  entryText,
  nextEntry,
  pageStates,
  previousVersion,
  readRegistry,
  registryOf,
  releasesInUse,
  versionsEverLive,
  type Entry,
  type Registry,
} from './registry';
import { promoteOn } from './testing/changes';
import { emptySiteForEach, promoteSampleSite, releaseSample } from './testing/sample-releases';

const folders = emptySiteForEach();
const fileOf = (number: number) => path.join(folders.releases, `registry/00000${number}.json`);

const entry = (over: Partial<Entry> = {}): Entry => ({
  ...{ format: 1, kind: 'promote', date: '2026-11-01T10:00:00Z', apps: { towns: 'a' }, pages: {} },
  ...over,
});

describe('The registry', () => {
  it.each([
    ['half a file', '{ "format": 1, "apps": {', 'It is not JSON'],
    ['a release without a version', { ...entry(), apps: { towns: null } }, 'apps.towns'],
    ['a site without a hash', entry({ site: 'today' }), 'site'],
    ['an entry of a later format', { ...entry(), format: 2 }, 'format'],
  ])('is refused with a remedy when it contains %s', async (_, content, field) => {
    await writeWhole(fileOf(1), typeof content === 'string' ? content : JSON.stringify(content));

    const refusal = readRegistry(folders.releases);
    await expect(refusal).rejects.toThrow(/000001\.json is damaged/);
    await expect(refusal).rejects.toThrow(field);
    await expect(refusal).rejects.toThrow('Restore the file from a backup or from another machine');
  });

  it('is refused when an earlier entry is missing', async () => {
    await writeWhole(fileOf(2), entryText(entry()));
    await expect(readRegistry(folders.releases)).rejects.toThrow(/000001\.json is damaged/);
  });

  it('ignores unknown fields, and keeps them after a promotion', async () => {
    await promoteSampleSite(folders.releases);
    const before = await readFile(fileOf(2), 'utf8');
    const later = JSON.stringify({ ...JSON.parse(before), mood: 'fine' });
    await writeWhole(fileOf(2), later);

    await promoteOn(folders);
    expect(await readFile(fileOf(2), 'utf8')).toBe(later);
    expect(await readdir(path.dirname(fileOf(1)))).toEqual(['000001.json', '000002.json', '000003.json']);
  });

  it('is not changed by a promotion when it is damaged', async () => {
    await releaseSample(folders.releases, 'towns', {});
    await writeWhole(fileOf(1), '{ half');

    await expect(promoteOn(folders, ['towns', '1.0.0-aaaaaaaaaa'])).rejects.toThrow('damaged');
    expect(await readFile(fileOf(1), 'utf8')).toBe('{ half');
    expect(await readdir(path.dirname(fileOf(1)))).toEqual(['000001.json']);
  });

  it('counts as damaged, not as missing, when an entry cannot be read', async () => {
    await mkdir(fileOf(1), { recursive: true });
    await expect(readRegistry(folders.releases)).rejects.toThrow(
      /000001\.json is damaged\.\n.*cannot be read/,
    );
  });

  it('rejects an invalid entry', () => {
    const site = 'today' as never;
    expect(() => nextEntry(registryOf([]), { site }, {})).toThrow('would be damaged');
  });
});

/** Builds a log with one entry a day. "a b c <b" is three promotions, then a rollback to b. */
function after(changes: string): Registry {
  const entries = changes.split(' ').map((word, day) =>
    entry({
      kind: word.startsWith('<') ? 'rollback' : 'promote',
      date: new Date(Date.UTC(2026, 10, day + 1)).toISOString(),
      apps: { towns: word.replace('<', '') },
    }),
  );
  return registryOf(entries);
}

describe('The log of an app', () => {
  it.each([
    ['a', null],
    ['a b', 'a'],
    ['a b c <b', 'a'],
    ['a b c <b <a', null],
    ['a b c <b d', 'b'],
    ['a b a', 'b'],
    ['a b <a b', 'a'],
  ])('makes a rollback after "%s" restore %s', (changes, previous) => {
    expect(previousVersion(after(changes), 'towns')).toBe(previous);
  });

  it('lists the releases of the last 30 days, and every version that was ever live', () => {
    const inUse = (day: number) =>
      releasesInUse(after('a b c <b d'), new Date(Date.UTC(2026, 10, day + 30))).map(
        ({ version }) => version,
      );
    expect(inUse(1).sort()).toEqual(['a', 'b', 'c', 'd']);
    // c was replaced on the fourth day.
    expect(inUse(4).sort()).toEqual(['b', 'c', 'd']);
    expect(inUse(9)).toEqual(['d']);
    expect([...versionsEverLive(after('a b c'), 'towns')].sort()).toEqual(['a', 'b', 'c']);
  });

  it('takes the state of each page from the last entry that names the page', () => {
    const state = (day: string) => ({ day, content: day });
    const registry = registryOf([
      entry({ pages: { '/': state('2026-11-01'), '/villes': state('2026-11-01') } }),
      entry({ pages: { '/villes': state('2026-11-02') } }),
    ]);
    expect(Object.fromEntries(pageStates(registry))).toEqual({
      '/': state('2026-11-01'),
      '/villes': state('2026-11-02'),
    });
  });
});
