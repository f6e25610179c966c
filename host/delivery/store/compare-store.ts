import { readFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { integrityOf, listFiles, writeWhole } from '../files';
import { readIfWhole } from '../parse-or-refuse';
import { visitedReleases, type Registry } from '../registry';
import { previousVersion } from '../registry-history';
import { readReleaseFiles } from '../release-record';
import type { StateFolders } from '../state-folders';
import { storedReleases } from './known-store';
import { forEachAtOnce, type Store } from './store';
import { objectKey, storedHashes, type FileHashes } from './stored-files';
import { readStored } from './stored-registry';
import { hashesIn, readStoredSite } from './stored-site';

export type DamagedObject = {
  key: string;
  /** The file that it is, of a release or of the site. */
  file: string;
  problem: 'is missing' | 'was changed';
};

/** The ETags with which this machine has found objects to be right. Without the file all are read again. */
const compared = z.record(z.string(), z.string());
const comparedFile = (releases: string) => path.join(releases, '.compared-in-store.json');

/**
 * Compares the objects that visitors get or that a rollback leads to with their hashes. What has the ETag with which
 * it was right is not read again. @returns those that are not what their name says.
 */
export async function damagedObjects(folders: StateFolders, registry: Registry): Promise<DamagedObject[]> {
  const { store, releases } = folders;
  if (!store) return [];
  const etags = new Map((await store.list('objects/')).map(({ key, etag }) => [key, etag]));
  const known = (await readIfWhole(compared, comparedFile(releases))) ?? {};
  const right: Record<string, string> = {};
  const damaged: DamagedObject[] = [];
  await forEachAtOnce(await namedObjects(folders, store, registry), async ([hash, file]) => {
    const key = objectKey(hash);
    const etag = etags.get(key);
    const isRight = etag !== undefined && (known[key] === etag || (await isAsNamed(store, hash)));
    if (isRight) right[key] = etag;
    else damaged.push({ key, file, problem: etag === undefined ? 'is missing' : 'was changed' });
  });
  await writeWhole(comparedFile(releases), JSON.stringify(right));
  return damaged;
}

async function isAsNamed(store: Store, hash: string): Promise<boolean> {
  const found = await store.get(objectKey(hash));
  return found !== null && integrityOf(found.content) === hash;
}

export type StoreRepair = {
  repaired: DamagedObject[];
  /** Objects that this machine has not got. */
  left: DamagedObject[];
};

/** Puts objects of the store right again that this machine has. */
export async function repairStore(folders: StateFolders): Promise<StoreRepair> {
  const { store } = folders;
  const result: StoreRepair = { repaired: [], left: [] };
  if (!store) return result;
  const stored = await readStored(store);
  const damaged = stored ? await damagedObjects(folders, stored.registry) : [];
  const here =
    damaged.length > 0 ? await contentsHere(folders, new Set(damaged.map(({ key }) => key))) : null;
  for (const one of damaged) {
    const content = here?.get(one.key);
    const found = await store.get(one.key);
    const isPut =
      content !== undefined &&
      (await (found
        ? store.putIfUnchanged(one.key, content, found.etag)
        : store.putIfAbsent(one.key, content)));
    (isPut ? result.repaired : result.left).push(one);
  }
  return result;
}

/** By hash; the name is for people. */
async function namedObjects(
  { releases }: StateFolders,
  store: Store,
  registry: Registry,
): Promise<Map<string, string>> {
  const named = new Map<string, string>();
  const add = (files: FileHashes, place: string) => {
    const stored = new Set(storedHashes(files));
    for (const [file, hash] of Object.entries(files))
      if (stored.has(hash)) named.set(hash, `${place}${file}`);
  };
  const site = registry.store?.site;
  if (site) add(hashesIn(await readStoredSite(store, site)), '');
  const previous = Object.keys(registry.microFrontends).flatMap((app) => {
    const version = previousVersion(registry, app);
    return version ? [{ app, version }] : [];
  });
  const stored = await storedReleases(releases);
  for (const { app, version } of [...visitedReleases(registry), ...previous]) {
    if (!stored.some((one) => one.app === app && one.version === version)) continue;
    // Status names a release whose record is damaged.
    const record = await readReleaseFiles(releases, app, version).catch(() => null);
    add(record?.files ?? {}, `${app} ${version}: `);
  }
  return named;
}

/** The right contents of these objects, where a release or the site of this machine has them. */
async function contentsHere(
  { releases, site }: StateFolders,
  keys: ReadonlySet<string>,
): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const current = await realpath(path.join(site, 'current')).catch(() => null);
  for (const folder of [releases, ...(current ? [current] : [])]) {
    for (const file of await listFiles(folder)) {
      const content = readFileSync(path.join(folder, file));
      const key = objectKey(integrityOf(content));
      if (keys.has(key)) found.set(key, content);
    }
  }
  return found;
}
