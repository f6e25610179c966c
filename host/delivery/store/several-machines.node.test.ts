import { hostname } from 'node:os';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { guardPass } from '../guard/guard-pass';
import { prune } from '../promotion/prune';
import { stage } from '../stage/staging';
import { readStatus } from '../versions/read-status';
import { emptyRegistry, historyOf, liveVersion, readRegistry, registryText } from '../registry';
import { readRelease, releasedVersions } from '../release-record';
import type { StateFolders } from '../state-folders';
import { promoteOn, rollBackOn, sampleOptions, servedOn } from '../testing/changes';
import { releaseSample, releaseSampleHost, samplePage } from '../testing/sample-releases';
import { bringHere } from './bring-here';
import { openOwnStore } from './folder-store';
import { refillStore } from './refill-store';
import { shareRelease } from './stored-release';
import { objectKey } from './stored-files';
import { inStore, readStored, registryKey, swapStored } from './stored-registry';
import { readStoredSite } from './stored-site';
import { startMachines, tamper } from './testing/machines';

const [first, next] = ['1.0.0-aaaaaaaaaa', '1.1.0-cccccccccc'];
const machines = startedForEach(startMachines, ({ remove }) => remove());
const apps = ['towns', 'contact', 'host'];

/** The first machine makes host and towns live. */
async function firstMachine(): Promise<StateFolders> {
  const folders = machines.machine('a');
  await releaseSampleHost(folders.releases);
  await releaseSample(folders.releases, 'towns', { version: first });
  await promoteOn(folders, ['host', '1.0.0-bbbbbbbbbb'], ['towns', first]);
  return folders;
}

async function release(folders: StateFolders, version: string, html: string): Promise<void> {
  await releaseSample(folders.releases, 'towns', { version, html });
  await shareRelease(folders, { app: 'towns', version });
}

/** The same folders without the store that others share. */
const alone = (folders: StateFolders): StateFolders => ({
  ...folders,
  store: openOwnStore(folders.releases),
});
const change = (kind: string, version: string) => ({
  date: '2026-11-20T10:00:00Z',
  kind,
  from: version,
  to: version,
});

const storedRegistry = async () => (await readStored(machines.store))?.registry ?? emptyRegistry;
async function notePrune(prune?: string): Promise<void> {
  const registry = await storedRegistry();
  await swapStored(machines.store, registry, inStore(registry, { prune }));
}
const live = async () => liveVersion(await storedRegistry(), 'towns');
const objects = async () => (await machines.store.list('objects/')).map(({ key }) => key);

describe('Several machines with one store', () => {
  it('change nothing on their own when the store is forgotten', async () => {
    const folders = await firstMachine();
    await bringHere(folders);

    await expect(bringHere(alone(folders))).rejects.toThrow(/is a copy of a store, and RTH_STORE is not set/);
  });

  it('see what one of them has released and promoted, and take it back', async () => {
    await firstMachine();
    const b = machines.machine('b');
    await bringHere(b);
    expect(await releasedVersions(b.releases, 'towns')).toEqual([first]);
    await release(b, next, '<h1>Riom, encore</h1>');
    await promoteOn(b, ['towns', next]);
    expect(await live()).toBe(next);

    const c = machines.machine('c');
    await bringHere(c);
    await rollBackOn(c, 'towns');
    expect(await live()).toBe(first);
    expect(await servedOn(c)).toContain('<h1>Riom</h1>');
    const history = historyOf(await storedRegistry(), 'towns');
    expect(history.map(({ kind, to }) => [kind, to])).toEqual([
      ['promote', first],
      ['promote', next],
      ['rollback', first],
    ]);
  });

  it('see when the guard on another one last looked', async () => {
    const a = await firstMachine();
    await release(a, next, '<h1>Riom, encore</h1>');
    const options = await sampleOptions();
    await stage(a, 'towns', next, 10, { ...options, guardFor: 3_600_000 });
    const b = machines.machine('b');
    await bringHere(b);
    const guardOn = async (folders: StateFolders) =>
      (await readStatus(folders, ['towns'])).apps[0]?.releases[1]?.guard;
    expect(await guardOn(b)).toMatchObject({ seenAt: null, isSilent: false });

    for (const seenAt of [Date.now() + 1_000, Date.now() + 2_000].map((time) => new Date(time))) {
      await guardPass(a, options, seenAt);
      expect(await guardOn(b)).toMatchObject({ seenAt: seenAt.toISOString(), isSilent: false });
    }
  });

  it('go on with the days on which pages changed last, whichever promotes', async () => {
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

  it('know which machine promoted', async () => {
    process.env.RTH_MACHINE = 'atelier';
    try {
      await firstMachine();
    } finally {
      delete process.env.RTH_MACHINE;
    }
    const b = machines.machine('b');
    await bringHere(b);
    const status = await readStatus(b, apps);
    expect(status.apps[0]?.releases[0]).toMatchObject({ by: expect.stringMatching(/@atelier$/) });
    expect(status).toMatchObject({ served: 'nothing' });
  });

  it('send nothing twice: a rollback adds the manifest of the site at most', async () => {
    const a = await firstMachine();
    const before = await objects();
    await release(a, next, '<h1>Riom, encore</h1>');
    await promoteOn(a, ['towns', next]);
    expect((await objects()).length).toBeGreaterThan(before.length);
    const after = await objects();
    await rollBackOn(a, 'towns');
    expect((await objects()).length).toBeLessThanOrEqual(after.length + 1);
  });

  it('never use what was changed in the store, and put it right from a machine that has it', async () => {
    const a = await firstMachine();
    const { files } = await readRelease(a.releases, 'towns', first);
    const damaged = objectKey(files['client/remoteEntry.js'] ?? '');
    await tamper(machines.store, damaged, '/* Entry of towns */');

    const b = machines.machine('b');
    await expect(bringHere(b)).rejects.toThrow(
      `client/remoteEntry.js was changed in ${machines.store.name}: ${damaged}`,
    );
    expect(await releasedVersions(b.releases, 'towns')).toEqual([]);

    const { site = '' } = (await storedRegistry()).store ?? {};
    await tamper(machines.store, objectKey(site), 'half a manifest');
    expect((await refillStore(a)).damaged.sort()).toEqual([damaged, objectKey(site)].sort());
    await promoteOn(a);
    await readStoredSite(machines.store, (await storedRegistry()).store?.site ?? '');
    await bringHere(b);
    expect(liveVersion(await readRegistry(b.releases), 'towns')).toBe(first);
  });

  it('miss nothing that a prune of one of them leaves', async () => {
    const a = await firstMachine();
    for (const [index, letter] of ['b', 'c', 'd', 'e', 'f'].entries())
      await release(a, `1.${index + 1}.0-${letter.repeat(10)}`, `<h1>${letter}</h1>`);
    const all = await objects();

    expect(await prune(a)).toHaveLength(2);
    // A young object may be of a release that is being sent.
    expect(await objects()).toEqual(all);
    await prune(a, false, new Date(Date.now() + 2 * 24 * 3_600_000));
    expect((await objects()).length).toBeLessThan(all.length);
    const c = machines.machine('c');
    await bringHere(c);
    await promoteOn(c, ['towns', '1.5.0-ffffffffff']);
    expect(await live()).toBe('1.5.0-ffffffffff');
  });

  it('do not change what is live while one of them prunes', async () => {
    const a = await firstMachine();
    await notePrune('elsewhere 1 2026-11-20T10:00:00Z');
    await releaseSample(a.releases, 'towns', { version: next, html: '<h1>Riom, encore</h1>' });
    let isDone = false;
    const promotion = promoteOn(a, ['towns', next]).then(() => (isDone = true));
    expect([isDone, await live()]).toEqual([false, first]);

    await notePrune();
    await promotion;
    expect(await live()).toBe(next);
  });

  it('wait for no prune whose process is gone, and note that it has ended', async () => {
    const a = await firstMachine();
    await notePrune(`${hostname()} 999999999 2026-11-20T10:00:00Z`);

    await bringHere(a);
    expect((await storedRegistry()).store).not.toHaveProperty('prune');
  });

  it('begin with what the first one had alone, and with every release that a rollback could want', async () => {
    const a = alone(machines.machine('a'));
    await releaseSampleHost(a.releases);
    for (const version of [first, next]) await releaseSample(a.releases, 'towns', { version });
    await promoteOn(a, ['host', '1.0.0-bbbbbbbbbb'], ['towns', first]);
    await promoteOn(a, ['towns', next]);
    // A machine whose text differs would take its own first change for one of another machine.
    const met = await bringHere(machines.machine('a'));
    expect(registryText(met)).toBe(registryText(await storedRegistry()));
    await promoteOn(machines.machine('a'));

    const b = machines.machine('b');
    await bringHere(b);
    expect(historyOf(await readRegistry(b.releases), 'towns')).toHaveLength(2);
    await rollBackOn(b, 'towns');
    expect(await live()).toBe(first);
  });

  it('fill a store again that has lost everything, from one that has a full copy', async () => {
    const a = await firstMachine();
    await release(a, next, '<h1>Riom, encore</h1>');
    await promoteOn(a, ['towns', next]);
    const copy = machines.machine('copy');
    await bringHere(copy);
    const before = await storedRegistry();
    for (const { key } of await machines.store.list('')) await machines.store.remove(key);
    await expect(promoteOn(copy)).rejects.toThrow(/it is empty.*refill/s);

    await refillStore(copy);
    await promoteOn(copy);
    expect((await storedRegistry()).microFrontends).toEqual(before.microFrontends);
    // Who knew the store knows it again, and a new machine finds all of it.
    await bringHere(a);
    const later = machines.machine('later');
    await bringHere(later);
    await rollBackOn(later, 'towns');
    expect(await live()).toBe(first);
    expect(await servedOn(later)).toContain('<h1>Riom</h1>');
  });

  it('have a damaged registry of the store replaced by the copy of one of them', async () => {
    const a = await firstMachine();
    await bringHere(a);
    await tamper(machines.store, registryKey, '{ "schema":');
    await expect(promoteOn(a, ['towns', first])).rejects.toThrow(
      `registry.json of ${machines.store.name} is damaged`,
    );

    await refillStore(a);
    expect(await live()).toBe(first);
  });

  it('keep and pass over what a later checkout has written into the registry, which status names', async () => {
    const a = await firstMachine();
    const registry = await storedRegistry();
    const [entry] = registry.microFrontends.towns ?? [];
    const before = registry.history.towns ?? [];
    const later = {
      ...registry,
      mood: 'fine',
      microFrontends: { ...registry.microFrontends, towns: [{ ...entry, region: 'eu' }] },
      history: { ...registry.history, towns: [...before, change('freeze', first), change('promote', first)] },
    };
    await tamper(machines.store, registryKey, JSON.stringify(later));
    await release(a, next, '<h1>Riom, encore</h1>');
    await promoteOn(a, ['towns', next]);
    await rollBackOn(a, 'towns');
    expect(await storedRegistry()).toMatchObject({ mood: 'fine' });
    expect(historyOf(await storedRegistry(), 'towns').map(({ kind }) => kind)).toContain('freeze');
    expect((await readStatus(a, apps)).unknown).toEqual(expect.arrayContaining(['mood', 'freeze']));
  });
});
