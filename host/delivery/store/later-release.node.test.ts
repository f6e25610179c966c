import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { prune } from '../promotion/prune';
import { readStatus } from '../status/read-status';
import { liveVersion, readRegistry } from '../registry';
import type { StateFolders } from '../state-folders';
import { promoteOn, rollBackOn } from '../testing/changes';
import { releaseSample, releaseSampleHost } from '../testing/sample-releases';
import { syncFromStore } from './sync-from-store';
import { shareRelease } from './stored-release';
import { syncLog } from './log';
import { startMachines, tamper } from './testing/machines';

const [first, second, later] = ['1.0.0-aaaaaaaaaa', '1.1.0-cccccccccc', '2.0.0-dddddddddd'];
const machines = startedForEach(startMachines, ({ remove }) => remove());
const record = `releases/towns/${later}/release.json`;

async function release(folders: StateFolders, version: string): Promise<void> {
  await releaseSample(folders.releases, 'towns', { version, html: `<h1>${version}</h1>` });
}

/** Puts a release of towns into the store, and changes its record there. @returns a machine without the release. */
async function storeWith(change: (record: string) => string): Promise<StateFolders> {
  const team = machines.machine('team');
  await releaseSampleHost(team.releases);
  for (const version of [first, second, later]) await release(team, version);
  await promoteOn(team, ['host', '1.0.0-bbbbbbbbbb'], ['towns', first]);
  await promoteOn(team, ['towns', second]);
  await syncFromStore(team);
  await shareRelease(team, { app: 'towns', version: later });
  const found = await machines.store.get(record);
  await tamper(machines.store, record, change(found?.content.toString() ?? ''));
  return machines.machine('older');
}

/** Adds a slot and a field to a record, and changes the type of its titles. */
function ofLaterCheckout(text: string): string {
  const record = JSON.parse(text);
  const pages = record.pages.map((page: object) => ({ ...page, title: { fr: 'Riom' } }));
  return JSON.stringify({ ...record, slots: ['reviews'], pages, mood: 'fine' });
}

const live = async () => liveVersion(await syncLog(machines.machine('reader')), 'towns');

describe('A release of a later checkout in the store', () => {
  it('is listed and kept by an older checkout, which refuses to promote it and promotes all others', async () => {
    const older = await storeWith(ofLaterCheckout);
    await syncFromStore(older);
    expect(await readStatus(older, ['towns'])).toMatchObject({
      apps: [
        {
          releases: expect.arrayContaining([expect.objectContaining({ version: later, state: 'candidate' })]),
        },
      ],
      unusable: [],
    });
    await expect(promoteOn(older, ['towns', later])).rejects.toThrow(
      /does not understand the record of towns 2\.0\.0-d+\.\n.*title.*\n.*older than the release/,
    );
    const local = await readFile(path.join(older.releases, 'towns', later, 'release.json'), 'utf8');
    expect(JSON.parse(local)).toMatchObject({ slots: ['reviews'], mood: 'fine' });
    expect((await readStatus(older, ['towns'])).unusable).toEqual([
      { app: 'towns', version: later, reason: expect.stringContaining('pages.0.title') },
    ]);

    await rollBackOn(older, 'towns');
    expect(await live()).toBe(first);
    await promoteOn(older);
    await prune(older);
    expect((await machines.store.get(record))?.content.toString()).toBe(local);
  });

  it('can be rolled back by an older checkout, and its files stay published for open pages', async () => {
    const older = await storeWith((text) => text);
    await promoteOn(machines.machine('team'), ['towns', later]);
    const found = await machines.store.get(record);
    await tamper(machines.store, record, ofLaterCheckout(found?.content.toString() ?? ''));
    await syncFromStore(older);
    const [towns] = (await readStatus(older, ['towns'])).apps;
    expect(towns?.releases[0]).toMatchObject({ version: later, state: 'live' });

    await rollBackOn(older, 'towns');
    expect(await live()).toBe(second);
    const script = path.join(older.site, 'current/releases/towns', later, 'remoteEntry.js');
    expect(await readFile(script, 'utf8')).toContain('entry of towns');
  });
});

describe('A damaged record in the store', () => {
  it.each([
    ['cut', (text: string) => text.slice(0, 100)],
    ['of another release', (text: string) => text.replaceAll('"towns"', '"contact"')],
  ])('that is %s stops only commands that need that release', async (_, change) => {
    const older = await storeWith(change);
    await syncFromStore(older);
    expect(await readStatus(older, ['towns'])).toMatchObject({
      apps: [
        {
          releases: [
            { version: second, state: 'live' },
            { version: first, state: 'previous' },
            { version: later, state: 'candidate' },
          ],
        },
      ],
      unusable: [],
    });
    await expect(promoteOn(older, ['towns', later])).rejects.toThrow(record);
    await rollBackOn(older, 'towns');
    expect(await live()).toBe(first);

    // A machine that has the release can still use it.
    const team = machines.machine('team');
    await syncFromStore(team);
    await promoteOn(team, ['towns', later]);
    expect(await live()).toBe(later);
    expect(liveVersion(await readRegistry(team.releases), 'towns')).toBe(later);
  });
});
