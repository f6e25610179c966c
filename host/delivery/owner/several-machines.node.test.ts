import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import type { ComposeOptions } from '../compose/compose-options';
import { promoteReleases } from '../promotion/changes';
import { readRegistry } from '../store/log';
import { stateFolders } from '../state-folders';
import { syncFromStore } from '../store/sync-from-store';
import { openFolderStore } from '../store/folder-store';
import { openFollower } from '../store/follower';
import type { Store } from '../store/store';
import { failureMessage } from './refusals';
import { publish, rollBackOwner } from './publish';
import { prepared, releaseTowns, sampleProject, served, startOwnersSite } from './testing/owners-site';

const temporary = startedForEach(
  async () => ({ folder: await mkdtemp(path.join(os.tmpdir(), 'owners-machines-')) }),
  ({ folder }) => rm(folder, { recursive: true, force: true }),
);
const open = () => openFolderStore(path.join(temporary.folder, 'store'));
const page = 'realisations/volets-repeints-riom-2026-03/index.html';
const next = '1.1.0-cccccccccc';

const machine = (name: string, store: Store) => ({
  ...stateFolders(path.join(temporary.folder, name)),
  store,
});
const publishOn = async (folders: ReturnType<typeof machine>, options: ComposeOptions) => {
  const given = { identity: { owner: 'Camille Exemple' }, projects: [sampleProject()] };
  return publish(folders, await prepared(temporary.folder, given), options, () => undefined);
};
const promoteTowns = (folders: ReturnType<typeof machine>, options: ComposeOptions) =>
  promoteReleases(folders, () => [{ app: 'towns', version: next }], options);

describe('A machine that shares a store', () => {
  it('serves content that the owner published on another machine, and composes with that identity', async () => {
    const store = open();
    const [a, b] = [machine('a', store), machine('b', store)];
    const options = await startOwnersSite(a);
    await publishOn(a, options);

    await syncFromStore(b);
    await (await openFollower(b)).check();
    expect(await served(b, page)).toContain('Volets repeints');

    // The checkout of machine b does not contain the owner's name.
    await releaseTowns(b, next, ['riom']);
    await promoteTowns(b, options);
    expect(await served(b, '_identity.json')).toContain('Camille Exemple');
    await syncFromStore(a);
    await rollBackOwner(a, undefined, options);
    await expect(served(a, page)).rejects.toThrow('ENOENT');
  });

  it('changes nothing when the disk of the store is full, and explains this to the owner', async () => {
    const store = open();
    const a = machine('a', store);
    const options = await startOwnersSite(a);
    const before = await readRegistry(a);
    const full: Store = {
      ...store,
      putIfAbsent: () => Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' })),
    };

    const failure = await publishOn({ ...a, store: full }, options).catch((error: unknown) => error);
    expect(failureMessage(failure)).toContain('Le disque du serveur est plein.');
    expect(await readRegistry(a)).toEqual(before);
    await expect(served(a, page)).rejects.toThrow('ENOENT');

    await publishOn(a, options);
    expect(await served(a, page)).toContain('Volets repeints');
  });
});
