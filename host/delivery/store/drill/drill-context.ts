import path from 'node:path';
import { newestEntry, entryKey } from '../log';
import { openStore } from '../open-store';
import type { Store } from '../store';
import { stateFolders, type StateFolders } from '../../state-folders';
import { promoteOn } from '../../testing/changes';
import { entryOf, registryOf, type Registry } from '../../registry';
import { releaseSampleHost } from '../../testing/sample-releases';
import type { BadLine } from './bad-line';
import { sampleRelease } from './drill-machine';
import type { RunningCeph } from './running-ceph';

export type DrillContext = {
  ceph: RunningCeph;
  line: BadLine;
  folder: string;
  /** Measurements for the report. */
  lines: string[];
  expect: (isRight: boolean, failure: string) => void;
};

export const bucket = 'drill';

/** Opens a store with its own prefix in the drill's bucket. */
export function storeNamed(name: string): { address: string; store: Store } {
  const address = `s3://${bucket}/${name}`;
  return { address, store: openStore('', address) };
}

/** Returns the folders of a machine in this process. */
export function machineAt(folder: string, store: Store): StateFolders {
  return { ...stateFolders(folder), store };
}

const first = '1.0.0-aaaaaaaaaa';

/** Promotes the first releases of host, towns and contact from a new machine. @returns the machine. */
export async function firstSite({ folder }: DrillContext, store: Store, name: string): Promise<StateFolders> {
  const folders = machineAt(path.join(folder, name), store);
  await releaseSampleHost(folders.releases, first);
  for (const app of ['towns', 'contact']) await sampleRelease(folders.releases, app, first);
  await promoteOn(folders, ['host', first], ['towns', first], ['contact', first]);
  return folders;
}

export async function logOf(store: Store): Promise<Registry> {
  const newest = await newestEntry(store, { number: 0, text: '' });
  const keys = Array.from({ length: newest?.number ?? 0 }, (_, index) => entryKey(index + 1));
  const texts = await Promise.all(keys.map(async (key) => (await store.get(key))?.toString() ?? ''));
  return registryOf(texts.map((text, index) => entryOf(text, keys[index] ?? '')));
}

/** Runs a task and measures its duration. @returns its result and its duration in seconds. */
export async function clocked<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const start = performance.now();
  const value = await work();
  return [value, Math.round((performance.now() - start) / 100) / 10];
}
