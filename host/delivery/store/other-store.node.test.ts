import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { prune } from '../promotion/prune';
import { liveVersion, readRegistry } from '../registry';
import { releasedVersions } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { expectRefusal } from '../testing/refusal';
import { runDelivery } from '../testing/run-delivery';
import { promoteOn } from '../testing/changes';
import { syncFromStore } from './sync-from-store';
import { openFolderStore } from './folder-store';
import type { Store } from './store';
import { shareRelease } from './stored-release';
import {
  first,
  machinesForEach,
  next,
  promoteFirst,
  releaseTowns,
  shareTowns,
  tamper,
} from './testing/machines';

const machines = machinesForEach();

/** Makes the host and towns live, and sends a second release of towns to the store. */
async function team(folders: StateFolders): Promise<StateFolders> {
  await promoteFirst(folders);
  await shareTowns(folders, next);
  return folders;
}

const towns = async ({ releases }: StateFolders) => (await releasedVersions(releases, 'towns')).sort();

describe('A store other than the one that this machine knows', () => {
  it('is refused while the network disk is not mounted, and no release is deleted', async () => {
    const disk = machines.machine('disk').releases;
    const a = await team({ ...machines.machine('a'), store: openFolderStore(disk) });
    await rename(disk, `${disk}-elsewhere`);

    process.env.RTH_STORE = disk;
    try {
      for (const command of ['status', 'compose', 'prune'])
        await expectRefusal(runDelivery(repositoryRoot, path.dirname(a.releases), [command]), [
          `${disk} is not the store that this machine knows: it is empty.`,
          'Mount the disk',
        ]);
    } finally {
      delete process.env.RTH_STORE;
    }
    expect(await towns(a)).toEqual([first, next]);

    await rm(disk, { recursive: true, force: true });
    await rename(`${disk}-elsewhere`, disk);
    await syncFromStore(a);
    await promoteOn(a, ['towns', next]);
  });

  it('is detected when the disk is unmounted during a promotion, and nothing is changed', async () => {
    const disk = machines.machine('disk').releases;
    const mounted = openFolderStore(disk);
    let unmount = async () => undefined as void;
    const store: Store = {
      ...mounted,
      async putIfAbsent(key, content) {
        if (key.startsWith('registry/')) await unmount();
        return mounted.putIfAbsent(key, content);
      },
    };
    const a = await team({ ...machines.machine('a'), store });
    const before = await readRegistry(a.releases);
    unmount = () => rename(disk, `${disk}-elsewhere`);

    await expect(promoteOn(a, ['towns', next])).rejects.toThrow(
      /lost its objects while the change was written\.\n.*Nothing new is live/,
    );
    unmount = async () => undefined;
    expect(await readRegistry(a.releases)).toEqual(before);
    await expect(promoteOn(a, ['towns', next])).rejects.toThrow('it is empty');

    await rm(disk, { recursive: true, force: true });
    await rename(`${disk}-elsewhere`, disk);
    await promoteOn(a, ['towns', next]);
    expect(liveVersion(await readRegistry(a.releases), 'towns')).toBe(next);
    expect(await readdir(path.join(disk, 'stored/registry'))).toEqual(['000001.json', '000002.json']);
  });

  it.each(['an empty', "another site's"])(
    'is refused when it is %s bucket of the same name at another endpoint',
    async (whose) => {
      const a = await team(machines.machine('a'));
      const b = { ...machines.machine('b'), store: machines.otherStore() };
      if (whose !== 'an empty') await team(b);
      const mistaken = { ...a, store: b.store };

      await expect(syncFromStore(mistaken)).rejects.toThrow('is not the store that this machine knows');
      await expect(promoteOn(mistaken)).rejects.toThrow('AWS_ENDPOINT_URL');
      const stored = await b.store.list('');
      await expect(shareRelease(mistaken, { app: 'towns', version: next })).rejects.toThrow(
        'is not the store',
      );
      expect(await b.store.list('')).toEqual(stored);
      expect(await towns(a)).toEqual([first, next]);
      expect(liveVersion(await readRegistry(a.releases), 'towns')).toBe(first);
      await syncFromStore(a);
    },
  );

  it('is accepted after the file that names the known store is deleted', async () => {
    const a = { ...(await team(machines.machine('a'))), store: machines.otherStore() };
    await rm(path.join(a.releases, 'registry/.store'));
    await syncFromStore(a);
    await promoteOn(a);

    const b = { ...machines.machine('b'), store: a.store };
    await syncFromStore(b);
    expect(liveVersion(await readRegistry(b.releases), 'towns')).toBe(first);
  });

  it('is accepted at another address when it contains the log of the known store', async () => {
    const a = await team(machines.machine('a'));
    await syncFromStore({ ...a, store: { ...machines.store, name: 'moved' } });
    expect(await towns(a)).toEqual([first, next]);
  });
});

it('A machine keeps a release that another machine has pruned, until its own next prune', async () => {
  const a = await team(machines.machine('a'));
  const b = machines.machine('b');
  await syncFromStore(b);
  await releaseTowns(b, next);
  for (const letter of ['d', 'e', 'f']) {
    const version = `1.2.0-${letter.repeat(10)}`;
    await releaseTowns(a, version);
    await releaseTowns(b, version);
  }
  await prune(a);
  await syncFromStore(b);
  expect(await towns(a)).not.toContain(next);
  expect(await towns(b)).toContain(next);

  await prune(b);
  expect(await towns(b)).not.toContain(next);
});

it('A machine refuses a store that ignores conditional writes, and leaves the store empty', async () => {
  const careless = machines.otherStore();
  const put = async (key: string, content: Buffer) => {
    await tamper(careless, key, content.toString());
    return true;
  };
  const store = { ...careless, putIfAbsent: put };

  await expect(team({ ...machines.machine('a'), store })).rejects.toThrow(
    'ignores conditional writes (If-None-Match).\n  → Several machines',
  );
  expect(await careless.list('')).toEqual([]);
});
