import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeWhole } from '../../files';
import { stateFolders, type StateFolders } from '../../state-folders';
import { openFolderStore } from '../folder-store';
import type { Store } from '../store';

export type Machines = {
  store: Store;
  /** One more store, with nothing in it. */
  otherStore: () => Store;
  /** The folders of one more machine, which has nothing of the others but the store. */
  machine: (name: string) => StateFolders;
  remove: () => Promise<void>;
};

/** Machines that share a store, and nothing else. */
export async function startMachines(): Promise<Machines> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'machines-'));
  const store = openFolderStore(path.join(folder, 'store'));
  return {
    store,
    otherStore: () => openFolderStore(path.join(folder, 'other-store')),
    machine: (name) => ({ ...stateFolders(path.join(folder, name)), store }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Somebody changes an object behind everybody's back. */
export const tamper = ({ name }: Store, key: string, content: string): Promise<void> =>
  writeWhole(path.join(name, 'stored', key), content);
