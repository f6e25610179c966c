import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { stateFolders, type StateFolders } from '../../state-folders';
import { memoryStore } from './memory-store';

export type Machines = {
  store: ReturnType<typeof memoryStore>;
  /** The folders of one more machine, which has nothing of the others but the store. */
  machine: (name: string) => StateFolders;
  remove: () => Promise<void>;
};

/** Machines that share a store, and nothing else. */
export async function startMachines(): Promise<Machines> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'machines-'));
  const store = memoryStore();
  return {
    store,
    machine: (name) => ({ ...stateFolders(path.join(folder, name)), store }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
