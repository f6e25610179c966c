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

export type DrillPlace = {
  ceph: RunningCeph;
  line: BadLine;
  folder: string;
  /** What was measured. */
  lines: string[];
  expect: (isRight: boolean, failure: string) => void;
};

export const bucket = 'drill';

/** A store of its own for each part, in one bucket. */
export function storeNamed(name: string): { address: string; store: Store } {
  const address = `s3://${bucket}/${name}`;
  return { address, store: openStore('', address) };
}

/** The folders of a machine in this process. */
export function machineAt(folder: string, store: Store): StateFolders {
  return { ...stateFolders(folder), store };
}

const first = '1.0.0-aaaaaaaaaa';

/** Host, towns and contact live in the store. @returns the machine that did it. */
export async function firstSite({ folder }: DrillPlace, store: Store, name: string): Promise<StateFolders> {
  const folders = machineAt(path.join(folder, name), store);
  await releaseSampleHost(folders.releases, first);
  for (const app of ['towns', 'contact']) await sampleRelease(folders.releases, app, first);
  await promoteOn(folders, ['host', first], ['towns', first], ['contact', first]);
  return folders;
}

/** The log of a store. */
export async function logOf(store: Store): Promise<Registry> {
  const newest = await newestEntry(store, { number: 0, text: '' });
  const keys = Array.from({ length: newest?.number ?? 0 }, (_, index) => entryKey(index + 1));
  const texts = await Promise.all(keys.map(async (key) => (await store.get(key))?.content.toString() ?? ''));
  return registryOf(texts.map((text, index) => entryOf(text, keys[index] ?? '')));
}

/** @returns what the work gave, and how many seconds it took. */
export async function clocked<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const start = performance.now();
  const value = await work();
  return [value, Math.round((performance.now() - start) / 100) / 10];
}
