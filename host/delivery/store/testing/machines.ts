import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { stateFolders, type StateFolders } from '../../state-folders';
import { openSharedStore } from '../open-store';
import type { Store } from '../store';

export type Machines = {
  store: Store;
  /** Opens another, empty store. */
  otherStore: () => Store;
  /** Returns the folders of another machine, which shares only the store with the others. */
  machine: (name: string) => StateFolders;
  remove: () => Promise<void>;
};

/** Starts machines that share only a store: a folder, or a part of the bucket that the drill names. */
export async function startMachines(): Promise<Machines> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'machines-'));
  const parent = process.env.RTH_TEST_BUCKET ?? folder;
  const newStore = () => openSharedStore(`${parent}/${randomUUID()}`);
  const store = newStore();
  return {
    store,
    otherStore: newStore,
    machine: (name) => ({ ...stateFolders(path.join(folder, name)), store }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Replaces an object of a store, which the store itself never does. */
export async function tamper(store: Store, key: string, content: string): Promise<void> {
  await store.remove(key);
  await store.putIfAbsent(key, Buffer.from(content));
}
