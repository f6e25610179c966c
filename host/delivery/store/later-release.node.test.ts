import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { prune } from '../promotion/prune';
import { readStatus } from '../status/read-status';
import { liveVersion, readRegistry } from '../registry';
import type { StateFolders } from '../state-folders';
import { promoteOn, rollBackOn } from '../testing/changes';
import { syncFromStore } from './sync-from-store';
import { syncLog } from './log';
import { first, machinesForEach, next as second, promoteFirst, shareTowns, tamper } from './testing/machines';

const later = '2.0.0-dddddddddd';
const machines = machinesForEach();
const record = `releases/towns/${later}/release.json`;

async function changeRecord(change: (record: string) => string): Promise<void> {
  const found = await machines.store.get(record);
  await tamper(machines.store, record, change(found?.toString() ?? ''));
}

/**
 * Puts three releases of towns into the store, then alters the record of the newest one there.
 * @returns a machine without releases.
 */
async function storeWith(change: (record: string) => string): Promise<StateFolders> {
  const team = await promoteFirst(machines.machine('team'));
  for (const version of [second, later]) await shareTowns(team, version);
  await promoteOn(team, ['towns', second]);
  await changeRecord(change);
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
  it('is listed and kept by an older checkout, which can promote all other releases', async () => {
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
    expect((await machines.store.get(record))?.toString()).toBe(local);
  });

  it('can be rolled back by an older checkout, and its files remain published for open pages', async () => {
    const older = await storeWith((text) => text);
    await promoteOn(machines.machine('team'), ['towns', later]);
    await changeRecord(ofLaterCheckout);
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
    ['truncated', (text: string) => text.slice(0, 100)],
    ["another release's", (text: string) => text.replaceAll('"towns"', '"contact"')],
  ])('blocks only commands that need the release when the record is %s', async (_, change) => {
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
