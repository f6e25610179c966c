import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promoteReleases } from '../promotion/changes';
import { afterChange, emptyRegistry, liveVersion, releasesInUse, withLive, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import { promoteOn, rollBackOn, sampleOptions, servedOn } from '../testing/changes';
import { releaseSample, releaseSampleHost } from '../testing/sample-releases';
import { append, entryKey, readHistory, readRegistry } from './log';
import { openFolderStore } from './folder-store';
import type { Store } from './store';
import { first, machinesForEach, next, promoteFirst, releaseTowns, tamper } from './testing/machines';

const machines = machinesForEach();
const towns = async (folders: StateFolders) => liveVersion(await readRegistry(folders), 'towns');

/** Makes the host and towns live, and a second release of towns that is not. */
async function team(name = 'a', store = machines.store): Promise<StateFolders> {
  const folders = await promoteFirst({ ...machines.machine(name), store });
  await releaseTowns(folders, next);
  return folders;
}

describe('The registry', () => {
  it('is refused when an entry is missing between others', async () => {
    const a = await team();
    await promoteOn(a, ['towns', next]);
    await rollBackOn(a, 'towns');
    await machines.store.remove(entryKey(2));

    await expect(readRegistry(machines.machine('new'))).rejects.toThrow(/000002\.json is missing/);
    await expect(promoteOn(a, ['towns', next])).rejects.toThrow('Nothing was changed.');
  });

  it.each([
    [
      'was written by a newer version of the tool',
      { format: 99, anything: true },
      /A newer version of this tool wrote registry\/000001\.json.*\n.*Update your checkout\./,
    ],
    ['has an invalid field', { apps: 1 }, /is damaged\.\n.*apps/],
  ])('is refused in one sentence when the newest entry %s', async (_, change, message) => {
    await team();
    const entry = JSON.parse((await machines.store.get(entryKey(1)))?.toString() ?? '');
    await tamper(machines.store, entryKey(1), JSON.stringify({ ...entry, ...change }));

    await expect(readRegistry(machines.machine('new'))).rejects.toThrow(message);
  });

  it('is refused when the store lacks the newest entry that this machine has seen', async () => {
    const disk = path.join(machines.machine('disk').releases, 'store');
    const a = await team('a', openFolderStore(disk));
    await rename(disk, `${disk}-elsewhere`);

    await expect(promoteOn(a, ['towns', next])).rejects.toThrow('is not the store that this machine knows');
    await rm(disk, { recursive: true, force: true });
    await rename(`${disk}-elsewhere`, disk);
    await promoteOn(a, ['towns', next]);
    expect(await towns(a)).toBe(next);
  });

  it("is refused when it is another site's bucket of the same name", async () => {
    const a = await team();
    const b = await team('b', machines.otherStore());
    const stored = await b.store.list('');

    await expect(promoteOn({ ...a, store: b.store }, ['towns', next])).rejects.toThrow('is different');
    expect(await b.store.list('')).toEqual(stored);
  });

  it('names the releases of the last 30 days, and two earlier versions of each app', () => {
    let registry: Registry = emptyRegistry;
    const onDay = (day: number) => new Date(Date.UTC(2026, 10, day, 12));
    for (const [day, version] of ['a', 'b', 'c', 'd'].entries())
      registry = afterChange(registry, withLive(registry, { app: 'towns', version }), onDay(day + 1));

    expect(registry.previous).toEqual({ towns: ['c', 'b'] });
    const inUse = (day: number) =>
      releasesInUse(afterChange(registry, registry, onDay(day))).map(({ version }) => version);
    expect(inUse(5).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(inUse(33).sort()).toEqual(['c', 'd']);
    expect(inUse(60)).toEqual(['d']);
  });
});

/** Returns a machine on which `putIfAbsent` of entries is replaced. */
function machineWith(folders: StateFolders, putIfAbsent: Store['putIfAbsent']): StateFolders {
  const put: Store['putIfAbsent'] = (key, content) =>
    key.startsWith('registry/') ? putIfAbsent(key, content) : folders.store.putIfAbsent(key, content);
  return { ...folders, store: { ...folders.store, putIfAbsent: put } };
}

describe('An entry', () => {
  it.each<[string, (put: Promise<boolean>) => Promise<boolean>]>([
    ['the response is lost', (put) => put.then(() => Promise.reject(new Error('The line broke.')))],
    // The AWS client repeats a request whose response is lost. The store refuses the second request.
    ['the client repeats the request', (put) => put.then(() => false)],
  ])('is appended once when %s', async (_, answer) => {
    const a = await team();
    const b = machineWith(a, (key, content) => answer(machines.store.putIfAbsent(key, content)));
    await promoteOn(b, ['towns', next]);
    expect((await readHistory(a)).map(({ apps }) => apps.towns)).toEqual([first, next]);
  });

  it('is reported as unknown when the store stops responding, and repeating the command completes it', async () => {
    const a = await team();
    let isSilent = false;
    const { store } = machines;
    const silent: Store = {
      ...store,
      async putIfAbsent(key, content) {
        const isPut = await store.putIfAbsent(key, content);
        isSilent = key.startsWith('registry/');
        return isPut;
      },
      get: (key) => (isSilent ? Promise.reject(new Error('The line broke.')) : store.get(key)),
    };
    const failure = await promoteOn({ ...a, store: silent }, ['towns', next]).catch(String);
    expect(failure).toMatch(/Written, but not confirmed: npm run status/);
    expect(failure).not.toContain('Nothing was changed');

    expect(await promoteOn(a, ['towns', next])).toEqual([]);
    expect(await towns(a)).toBe(next);
    expect((await readHistory(a)).length).toBe(2);
  });

  it('is never replaced by a slower machine, which tries again on top of it', async () => {
    const a = await team();
    const b = machines.machine('b');
    await releaseSampleHost(b.releases, '1.1.0-cccccccccc');
    let isFirst = true;
    const slow = machineWith(b, async (key, content) => {
      if (isFirst) await promoteOn(a, ['towns', next]);
      isFirst = false;
      return machines.store.putIfAbsent(key, content);
    });
    await promoteOn(slow, ['host', '1.1.0-cccccccccc']);
    expect((await readRegistry(a)).apps).toEqual({ host: '1.1.0-cccccccccc', towns: next });
    expect(await servedOn(b)).toContain(`towns ${next}`);
  });

  it('is refused by a store that ignores conditional writes', async () => {
    const careless = machines.otherStore();
    const put = async (key: string, content: Buffer) => {
      await tamper(careless, key, content.toString());
      return true;
    };
    const store = { ...careless, putIfAbsent: put };
    await expect(
      append({ ...machines.machine('a'), store }, emptyRegistry, 'promote', 'test'),
    ).rejects.toThrow('ignores conditional writes (If-None-Match).');
  });
});

it('Two machines make the same site, byte for byte, and composing again appends nothing', async () => {
  const a = await team();
  await promoteOn(a, ['towns', next]);
  const b = machines.machine('b');
  await promoteReleases(b, () => [], await sampleOptions());

  expect((await readRegistry(b)).number).toBe(2);
  expect(await servedOn(b, '.manifest')).toBe(await servedOn(a, '.manifest'));
});

it('A release whose upload was interrupted is sent whole by the next command', async () => {
  const a = await team();
  const { store } = machines;
  const putIfAbsent: Store['putIfAbsent'] = (key, content) =>
    key.startsWith('releases/') ? store.putIfAbsent(key, content) : Promise.reject(new Error('It broke.'));
  const broken = { ...a, store: { ...store, putIfAbsent } };
  await expect(promoteOn(broken, ['towns', next])).rejects.toThrow('It broke.');
  await promoteOn(a, ['towns', next]);

  const b = machines.machine('b');
  await promoteOn(b);
  expect(await servedOn(b)).toContain(`towns ${next}`);
});

it('A machine that has built a live version itself publishes the bytes of the store', async () => {
  await team();
  const b = machines.machine('b');
  await releaseSampleHost(b.releases);
  await releaseSample(b.releases, 'towns', { version: first, html: '<h1>built elsewhere</h1>' });
  await promoteReleases(b, () => [], await sampleOptions());

  expect((await readRegistry(b)).number).toBe(1);
  expect(await servedOn(b)).toContain(`towns ${first}`);
});
