import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { stateFolders, type StateFolders } from '../../state-folders';
import { openSharedStore } from '../open-store';
import type { Store } from '../store';

export type Machines = {
  store: Store;
  /** One more store, with nothing in it. */
  otherStore: () => Store;
  /** The folders of one more machine, which has nothing of the others but the store. */
  machine: (name: string) => StateFolders;
  remove: () => Promise<void>;
};

/** Machines that share a store, and nothing else: a folder, or a part of the bucket that the drill names. */
export async function startMachines(): Promise<Machines> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'machines-'));
  const place = process.env.RTH_TEST_BUCKET ?? folder;
  const newStore = () => openSharedStore(`${place}/${randomUUID()}`);
  const store = newStore();
  return {
    store,
    otherStore: newStore,
    machine: (name) => ({ ...stateFolders(path.join(folder, name)), store }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Changes an object of a store directly, past the compare-and-swap. */
export async function tamper(store: Store, key: string, content: string): Promise<void> {
  await store.remove(key);
  await store.putIfAbsent(key, Buffer.from(content));
}
