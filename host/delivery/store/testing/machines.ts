import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promoteReleases } from '../../promotion/promote-releases';
import { previousVersion, type Registry } from '../../registry';
import { stateFolders, type StateFolders } from '../../state-folders';
import { sampleIdentity } from '../../testing/sample-releases';
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

export const sampleOptions = async () => ({ identity: await sampleIdentity(), year: 2026 });

/** As `promote` does on that machine; without releases, as `compose` does. */
export async function promoteOn(folders: StateFolders, ...chosen: [app: string, version: string][]) {
  const releases = chosen.map(([app, version]) => ({ app, version }));
  return promoteReleases(folders, () => releases, await sampleOptions());
}

/** As `rollback` does on that machine. */
export async function rollBackOn(folders: StateFolders, app: string) {
  const choose = (registry: Registry) => [{ app, version: previousVersion(registry, app) ?? '' }];
  return promoteReleases(folders, choose, { ...(await sampleOptions()), kind: 'rollback' });
}
