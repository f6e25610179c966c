import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { openStore, stateFolders, type StateFolders } from '../../state-folders';
import { promoteOn } from '../../testing/changes';
import { releaseSample, releaseSampleHost } from '../../testing/sample-releases';
import type { Store } from '../store';

/** Prepares machines for each test. They share only a store, which is a folder or a part of the drill's bucket. */
export const machinesForEach = () =>
  startedForEach(
    async () => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'machines-'));
      /** Opens a new, empty store. */
      const otherStore = () => openStore(`${process.env.RTH_TEST_BUCKET ?? folder}/${randomUUID()}`);
      const store = otherStore();
      const machine = (name: string): StateFolders => ({ ...stateFolders(path.join(folder, name)), store });
      return { folder, store, otherStore, machine };
    },
    ({ folder }) => rm(folder, { recursive: true, force: true }),
  );

/** The first live version of towns, and the next version. */
export const [first, next] = ['1.0.0-aaaaaaaaaa', '1.1.0-cccccccccc'] as const;

/** Returns the page of a release that `releaseTowns` makes. */
const pageOf = (version: string) => `<h1>towns ${version}</h1>`;

export const releaseTowns = ({ releases }: StateFolders, version: string): Promise<void> =>
  releaseSample(releases, 'towns', { version, html: pageOf(version) });

/** Makes the host and towns live from a machine. @returns the machine. */
export async function promoteFirst(folders: StateFolders): Promise<StateFolders> {
  await releaseSampleHost(folders.releases);
  await releaseTowns(folders, first);
  await promoteOn(folders, ['host', '1.0.0-bbbbbbbbbb'], ['towns', first]);
  return folders;
}

/** Replaces the content of an object, which no single method of a store can do. */
export async function tamper(store: Store, key: string, content: string): Promise<void> {
  await store.remove(key);
  await store.putIfAbsent(key, Buffer.from(content));
}
