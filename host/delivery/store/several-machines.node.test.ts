import { hostname } from 'node:os';
import { guardPass } from '../guard/guard-pass';
import { prune } from '../promotion/prune';
import { stage } from '../promotion/changes';
import { readStatus } from '../status/read-status';
import { entryText, historyOf, liveVersion, nextEntry, readRegistry } from '../registry';
import { readRelease, releasedVersions } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { promoteOn, rollBackOn, sampleOptions, servedOn } from '../testing/changes';
import { releaseSample, releaseSampleHost, samplePage } from '../testing/sample-releases';
import { syncFromStore } from './sync-from-store';
import { openOwnStore } from './folder-store';
import { append, entryKey, syncLog } from './log';
import { refillStore } from './refill-store';
import { shareRelease } from './stored-release';
import { objectKey } from './stored-files';
import { readStoredSite } from './stored-site';
import {
  first,
  machinesForEach,
  next,
  pageOf,
  promoteFirst,
  releaseTowns,
  shareTowns,
  tamper,
} from './testing/machines';

const machines = machinesForEach();
const firstMachine = () => promoteFirst(machines.machine('a'));

/** Returns the same machine without the shared store. */
const alone = (folders: StateFolders): StateFolders => ({
  ...folders,
  store: openOwnStore(folders.releases),
});
/** Reads the log of the store on a machine without releases. */
const storedRegistry = () => syncLog(machines.machine('reader'));
/** Appends an entry that leaves the live releases unchanged. */
async function appendNote(folders: StateFolders, kind: string, why?: string): Promise<void> {
  const before = await readRegistry(folders.releases);
  await append(folders, before, nextEntry(before, {}, { kind, why }));
}
const live = async () => liveVersion(await storedRegistry(), 'towns');
const objects = async () => (await machines.store.list('objects/')).map(({ key }) => key);

/** Damages a file of a release of towns in the store. @returns the key of the file. */
async function damageOf({ releases }: StateFolders, version: string): Promise<string> {
  const { files } = await readRelease(releases, 'towns', version);
  const key = objectKey(files['server/server.cjs'] ?? '');
  await tamper(machines.store, key, 'another');
  return key;
}

describe('A machine that shares a store', () => {
  it('refuses to change its copy of the log without the store', async () => {
    const folders = await firstMachine();
    await syncFromStore(folders);

    await expect(syncFromStore(alone(folders))).rejects.toThrow(/is a copy of .*, and RTH_STORE is not set/);
  });

  it('promotes and rolls back the releases of other machines', async () => {
    await firstMachine();
    const b = machines.machine('b');
    await syncFromStore(b);
    expect(await releasedVersions(b.releases, 'towns')).toEqual([first]);
    const { apps, served } = await readStatus(b, ['towns']);
    expect(apps[0]?.releases[0]?.by).toMatch(new RegExp(`@${hostname()}$`));
    expect(served).toBe('nothing');
    await shareTowns(b, next);
    await promoteOn(b, ['towns', next]);
    expect(await live()).toBe(next);

    const c = machines.machine('c');
    await syncFromStore(c);
    await rollBackOn(c, 'towns');
    expect(await live()).toBe(first);
    expect(await servedOn(c)).toContain(pageOf(first));
    const history = historyOf(await storedRegistry(), 'towns');
    expect(history.map(({ kind, to }) => [kind, to])).toEqual([
      ['promote', first],
      ['promote', next],
      ['rollback', first],
    ]);
  });

  it('shows when a guard on another machine last checked', async () => {
    const a = await firstMachine();
    await shareTowns(a, next);
    const options = await sampleOptions();
    await stage(a, 'towns', next, 10, options);
    const b = machines.machine('b');
    await syncFromStore(b);
    const guardOn = async (folders: StateFolders) =>
      (await readStatus(folders, ['towns'])).apps[0]?.releases[1]?.guard;
    expect(await guardOn(b)).toMatchObject({ seenAt: null, isSilent: false });

    for (const seenAt of [Date.now() + 1_000, Date.now() + 2_000].map((time) => new Date(time))) {
      await guardPass(a, options, seenAt);
      expect(await guardOn(b)).toMatchObject({ seenAt: seenAt.toISOString(), isSilent: false });
    }
  });

  it("agrees with other machines on the day of each page's last change", async () => {
    const sitemap = { priority: 0.7, changeFrequency: 'monthly', lastModified: '2025-01-06' } as const;
    const riom = { pages: [samplePage({ sitemap })], html: '<main><h1>Riom</h1></main>' };
    const a = machines.machine('a');
    await releaseSampleHost(a.releases);
    await releaseSample(a.releases, 'towns', riom);
    await releaseSample(a.releases, 'towns', {
      ...riom,
      version: next,
      html: '<main><h1>Riom, encore</h1></main>',
    });
    await promoteOn(a, ['host', '1.0.0-bbbbbbbbbb'], ['towns', first]);
    await promoteOn(a, ['towns', next]);
    const days = await servedOn(a, 'sitemap.xml');
    expect(days).not.toContain('2025-01-06');

    const b = machines.machine('b');
    await releaseSampleHost(b.releases, '1.1.0-cccccccccc', undefined, '/* newer */');
    await promoteOn(b, ['host', '1.1.0-cccccccccc']);
    expect(await servedOn(b, 'sitemap.xml')).toBe(days);
  });

  it('sends at most one new object on a rollback', async () => {
    const a = await firstMachine();
    const before = await objects();
    await shareTowns(a, next);
    await promoteOn(a, ['towns', next]);
    expect((await objects()).length).toBeGreaterThan(before.length);
    const after = await objects();
    await rollBackOn(a, 'towns');
    expect((await objects()).length).toBeLessThanOrEqual(after.length + 1);
  });

  it('fetches only releases that are in use or that a command names', async () => {
    const a = await firstMachine();
    await shareTowns(a, next);
    await shareTowns(a, '1.2.0-dddddddddd');
    await promoteOn(a, ['towns', next]);
    const b = machines.machine('b');
    await promoteOn(b);
    expect((await releasedVersions(b.releases, 'towns')).sort()).toEqual([first, next]);

    await promoteOn(b, ['towns', '1.2.0-dddddddddd']);
    expect(await live()).toBe('1.2.0-dddddddddd');
    expect(await servedOn(b)).toContain(pageOf('1.2.0-dddddddddd'));
  });

  it('promotes and rolls back other releases when a candidate is damaged in the store', async () => {
    const a = await firstMachine();
    await shareTowns(a, next);
    await damageOf(a, next);
    await releaseSample(a.releases, 'contact', {});
    await shareRelease(a, { app: 'contact', version: first });

    const b = machines.machine('b');
    await promoteOn(b, ['contact', first]);
    await expect(promoteOn(b, ['towns', next])).rejects.toThrow('server/server.cjs was changed in');
    await rollBackOn(b, 'contact').catch(() => undefined);
    expect(await live()).toBe(first);
  });

  it('rolls back a live release that is damaged in the store', async () => {
    const a = await firstMachine();
    await shareTowns(a, next);
    await promoteOn(a, ['towns', next]);
    const key = await damageOf(a, next);

    const b = machines.machine('b');
    await expect(promoteOn(b)).rejects.toThrow(`There is no release ${next} of towns.`);
    await rollBackOn(b, 'towns');
    expect(await live()).toBe(first);
    expect(await servedOn(b)).toContain(pageOf(first));
    expect((await refillStore(a)).damaged).toEqual([key]);
  });

  it('skips a release with a damaged file until a refill repairs the store', async () => {
    const a = await firstMachine();
    const damaged = await damageOf(a, first);
    const b = machines.machine('b');
    const passed: unknown[] = [];
    await syncFromStore(b, (release) => passed.push(release));
    expect(passed).toMatchObject([{ app: 'towns', reason: expect.stringContaining(damaged) }]);
    expect(await releasedVersions(b.releases, 'towns')).toEqual([]);

    const { site = '' } = await storedRegistry();
    await tamper(machines.store, objectKey(site), 'half a manifest');
    expect((await refillStore(a)).damaged.sort()).toEqual([damaged, objectKey(site)].sort());
    await promoteOn(a);
    await readStoredSite(machines.store, site);
    await syncFromStore(b);
    expect(await releasedVersions(b.releases, 'towns')).toEqual([first]);
  });

  it('promotes a release that a prune kept', async () => {
    const a = await firstMachine();
    for (const [index, letter] of ['b', 'c', 'd', 'e', 'f'].entries())
      await shareTowns(a, `1.${index + 1}.0-${letter.repeat(10)}`);
    const all = await objects();

    expect(await prune(a)).toHaveLength(2);
    // A young object may belong to a release that is being sent.
    expect(await objects()).toEqual(all);
    await prune(a, false, new Date(Date.now() + 2 * 24 * 3_600_000));
    expect((await objects()).length).toBeLessThan(all.length);
    const c = machines.machine('c');
    await syncFromStore(c);
    await promoteOn(c, ['towns', '1.5.0-ffffffffff']);
    expect(await live()).toBe('1.5.0-ffffffffff');
  });

  it('waits while another machine prunes', async () => {
    const a = await firstMachine();
    await appendNote(a, 'prune', 'elsewhere 1');
    await releaseTowns(a, next);
    let isDone = false;
    const promotion = promoteOn(a, ['towns', next]).then(() => (isDone = true));
    expect([isDone, liveVersion(await readRegistry(a.releases), 'towns')]).toEqual([false, first]);

    await appendNote(a, 'pruned');
    await promotion;
    expect(await live()).toBe(next);
  });

  it('does not wait for a prune whose process has ended', async () => {
    const a = await firstMachine();
    await appendNote(a, 'prune', `${hostname()} 999999999`);
    await promoteOn(a);
    // This entry ends the prune for other machines too.
    expect((await storedRegistry()).entries.at(-1)).toMatchObject({ kind: 'pruned', apps: { towns: first } });
  });

  it('gets the log and the releases of a machine that filled an empty store', async () => {
    const a = alone(machines.machine('a'));
    await releaseSampleHost(a.releases);
    for (const version of [first, next]) await releaseTowns(a, version);
    await promoteOn(a, ['host', '1.0.0-bbbbbbbbbb'], ['towns', first]);
    await promoteOn(a, ['towns', next]);
    await refillStore(machines.machine('a'));
    await promoteOn(machines.machine('a'));

    const b = machines.machine('b');
    await syncFromStore(b);
    expect(historyOf(await readRegistry(b.releases), 'towns')).toHaveLength(2);
    await rollBackOn(b, 'towns');
    expect(await live()).toBe(first);
  });

  it('refills a store that has lost all objects', async () => {
    const a = await firstMachine();
    await shareTowns(a, next);
    await promoteOn(a, ['towns', next]);
    const copy = machines.machine('copy');
    await syncFromStore(copy);
    const before = await storedRegistry();
    for (const { key } of await machines.store.list('')) await machines.store.remove(key);
    await expect(promoteOn(copy)).rejects.toThrow(/it is empty.*refill/s);

    await refillStore(copy);
    await promoteOn(copy);
    expect((await storedRegistry()).apps).toEqual(before.apps);
    // A machine that knew the store accepts it again, and a new machine can use it.
    await syncFromStore(a);
    const later = machines.machine('later');
    await syncFromStore(later);
    await rollBackOn(later, 'towns');
    expect(await live()).toBe(first);
    expect(await servedOn(later)).toContain(pageOf(first));
  });

  it('replaces a damaged entry of the store on a refill', async () => {
    const a = await firstMachine();
    await tamper(machines.store, entryKey(1), '{ "apps":');
    await expect(promoteOn(a, ['towns', first])).rejects.toThrow(
      `registry/000001.json of ${machines.store.name} is damaged`,
    );

    await refillStore(a);
    expect(await live()).toBe(first);
  });

  it('changes nothing when a later checkout has appended an entry of another format', async () => {
    const a = await firstMachine();
    const [entry] = (await storedRegistry()).entries;
    if (entry) await machines.store.putIfAbsent(entryKey(2), Buffer.from(entryText(entry).replace('1', '2')));
    await expect(promoteOn(a)).rejects.toThrow(/000002\.json.*is damaged\.\n.*format/);
  });
});
