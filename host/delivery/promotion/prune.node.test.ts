import { mkdir, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { draftName, listFiles } from '../files';
import { readRegistry, withoutStage, withStage } from '../registry';
import {
  appendHere,
  emptySiteForEach,
  promote,
  promoteSampleSite,
  releaseSample,
} from '../testing/sample-releases';
import { prune } from './prune';

const now = new Date('2026-11-30T12:00:00Z');
const version = (letter: string) => `1.0.0-${letter.repeat(10)}`;
const folders = emptySiteForEach();

const keptOf = async (app: string) =>
  (await readdir(path.join(folders.releases, app))).map((name) => name.slice(-1)).sort();

/**
 * Makes releases live one after another.
 * @param letters how many days before `now` each release went live, by the letter in its version.
 */
async function wasLive(app: string, letters: Readonly<Record<string, number>>) {
  for (const [letter, days] of Object.entries(letters)) {
    await releaseSample(folders.releases, app, { version: version(letter) });
    await promote(folders.releases, app, version(letter), {
      date: new Date(now.getTime() - days * 24 * 3_600_000),
    });
  }
}

describe('Pruning', () => {
  it('keeps the releases of the last 30 days and the rollback target', async () => {
    // `b` was live until 29 days ago, and `a` until 40 days ago.
    await wasLive('towns', { a: 60, b: 40, c: 29, d: 2 });
    await wasLive('contact', { a: 300, b: 200, c: 100 });

    expect(await prune(folders, false, now)).toEqual([
      { app: 'contact', version: version('a') },
      { app: 'towns', version: version('a') },
    ]);
    expect(await keptOf('towns')).toEqual(['b', 'c', 'd']);
    expect(await keptOf('contact')).toEqual(['b', 'c']);
  });

  it('keeps the three newest candidates and the staged release', async () => {
    await wasLive('towns', { a: 1 });
    for (const [index, letter] of ['b', 'c', 'd', 'e', 'f'].entries()) {
      await releaseSample(folders.releases, 'towns', { version: version(letter) });
      const date = new Date(now.getTime() + index * 1_000);
      await utimes(path.join(folders.releases, 'towns', version(letter), 'release.json'), date, date);
    }
    const staged = { app: 'towns', version: version('b') };
    await appendHere(folders.releases, (before) => withStage(before, staged, 5), { date: now });

    await prune(folders, false, now);
    expect(await keptOf('towns')).toEqual(['a', 'b', 'd', 'e', 'f']);
  });

  it('keeps releases that were staged within the last 30 days', async () => {
    await wasLive('towns', { a: 60 });
    for (const letter of ['b', 'c', 'd', 'e', 'f'])
      await releaseSample(folders.releases, 'towns', { version: version(letter) });
    const daysAgo = (days: number) => ({ date: new Date(now.getTime() - days * 24 * 3_600_000) });
    for (const [letter, begin, end] of [
      ['b', 50, 40],
      ['c', 29, 28],
    ] as const) {
      const staged = { app: 'towns', version: version(letter) };
      await appendHere(folders.releases, (before) => withStage(before, staged, 5), daysAgo(begin));
      await appendHere(folders.releases, (before) => withoutStage(before), daysAgo(end));
    }

    await prune(folders, false, now);
    expect(await keptOf('towns')).toEqual(['a', 'c', 'd', 'e', 'f']);
    expect((await readRegistry(folders.releases)).entries.at(-1)).toMatchObject({ kind: 'pruned' });
  });

  it('removes nothing on a dry run', async () => {
    await wasLive('towns', { a: 60, b: 50, c: 45 });
    const before = await listFiles(folders.releases);

    expect(await prune(folders, true, now)).toHaveLength(1);
    expect(await listFiles(folders.releases)).toEqual(before);
  });

  it('removes drafts that no command has changed for a day', async () => {
    await promoteSampleSite(folders.releases);
    const app = path.join(folders.releases, 'towns');
    const [young, old] = [draftName(), draftName()];
    for (const draft of [young, old]) await mkdir(path.join(app, draft));
    const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
    await utimes(path.join(app, old), twoDaysAgo, twoDaysAgo);

    await prune(folders, false, now);
    expect((await readdir(app)).sort()).toEqual([young, '1.0.0-aaaaaaaaaa'].sort());
  });
});
