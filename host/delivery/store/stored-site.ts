import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { checkedJson } from '../../server/checked-json';
import type { ComposeOptions } from '../compose/compose-inputs';
import { addLaterReleases, type ReadySite } from '../compose/served-site';
import { crashPoint } from '../crash-point';
import { integrityOf, listFiles } from '../files';
import { timed } from '../progress';
import { visitedReleases, type Registry } from '../registry';
import { fileBelow, integrity } from '../release-record';
import type { StateFolders } from '../state-folders';
import { storedReleases } from './known-store';
import { sendFiles, storedHashes, type FileHashes } from './stored-files';
import { hashesOf, sendRelease } from './stored-release';
import type { Store } from './store';
import { StoreError } from './store-error';

/** The files of a composed site: hash, and date in seconds, of each. */
const manifest = z.object({ files: z.record(fileBelow, z.tuple([integrity, z.number()])) });
export type SiteManifest = z.infer<typeof manifest>;

/** What compose remembers in a site, for the next one on the same machine. */
const ownNotes = new Set(['.inputs', '.pages']);

const siteKey = (id: string) => `sites/${id}.json.gz`;

/** The manifest that a key is of. */
export const siteOfKey = (key: string) => /^sites\/(.+)\.json\.gz$/.exec(key)?.[1] ?? '';
export const hashesIn = ({ files }: SiteManifest): FileHashes =>
  Object.fromEntries(Object.entries(files).map(([file, [hash]]) => [file, hash]));

/**
 * Puts a site into the store that is about to go live: its releases, the files that the store lacks, and the list
 * of all of them. Visitors get it once the registry that names it is there.
 * @returns the registry that names it; without a store, the same registry.
 */
export async function storeSite(
  folders: StateFolders,
  next: Registry,
  site: ReadySite,
  options: ComposeOptions,
): Promise<Registry> {
  const { store } = folders;
  if (!store) return next;
  await addLaterReleases(folders, next, site, options);
  const id = await timed('Send to the store', () => sendSite(folders, store, next, site.folder));
  const { prunes, changes = [] } = next.store ?? {};
  // One that runs still has died: see bringHere.
  const ended = prunes && { ...prunes, isRunning: false };
  const identity = JSON.stringify(options.identity);
  return {
    ...next,
    store: { site: id, inputs: site.inputs, identity, changes, ...(ended && { prunes: ended }) },
  };
}

async function sendSite(
  folders: StateFolders,
  store: Store,
  next: Registry,
  folder: string,
): Promise<string> {
  const stored = await storedReleases(folders.releases);
  const isStored = (one: { app: string; version: string }) =>
    stored.some(({ app, version }) => app === one.app && version === one.version);
  for (const release of visitedReleases(next).filter((one) => !isStored(one)))
    await sendRelease(folders, store, release, stored);

  const known = await hashesOf(folders.releases, [...stored, ...visitedReleases(next)]);
  for (const former of await readStoredSites(store, next.store?.site))
    for (const hash of storedHashes(hashesIn(former))) known.add(hash);
  const made = await manifestOf(folder);
  await sendFiles(store, folder, hashesIn(made), known);

  const text = JSON.stringify(made);
  const id = createHash('sha256').update(text).digest('hex');
  await store.putIfAbsent(siteKey(id), await promisify(gzip)(text));
  crashPoint('site-stored');
  return id;
}

async function manifestOf(folder: string): Promise<SiteManifest> {
  const files: SiteManifest['files'] = {};
  for (const file of (await listFiles(folder + path.sep)).filter(
    (one) => !ownNotes.has(path.basename(one)),
  )) {
    const place = path.join(folder, file);
    files[file] = [integrityOf(readFileSync(place)), Math.floor(statSync(place).mtimeMs / 1_000)];
  }
  return { files };
}

/** How many former sites are looked at, so that a rollback sends nothing. */
const sitesRead = 4;
const readBefore = new Map<string, SiteManifest>();

async function readStoredSites(store: Store, live: string | undefined): Promise<SiteManifest[]> {
  const newestFirst = (await store.list('sites/')).sort(
    (a, b) => b.changedAt.getTime() - a.changedAt.getTime(),
  );
  const ids = new Set([live ?? [], newestFirst.slice(0, sitesRead).map(({ key }) => siteOfKey(key))].flat());
  const found = [...ids].map((id) => readStoredSite(store, id).catch(() => null));
  return (await Promise.all(found)).filter((one) => one !== null);
}

/** @throws StoreError when it is missing, or not what its name says. */
export async function readStoredSite(store: Store, id: string): Promise<SiteManifest> {
  const known = readBefore.get(id);
  if (known) return known;
  const found = await store.get(siteKey(id));
  const text = found && (await promisify(gunzip)(found.content).catch(() => null))?.toString();
  const isWhole = text && createHash('sha256').update(text).digest('hex') === id;
  const result = isWhole ? checkedJson(manifest, text) : null;
  if (!result || !('value' in result)) {
    throw new StoreError(
      `The list of the site ${found ? 'was changed' : 'is missing'} in ${store.name}: ${siteKey(id)}.`,
      'It is not used. Remove that object and run: npm run rth -- compose',
    );
  }
  readBefore.set(id, result.value);
  for (const [oldest] of readBefore) if (readBefore.size > 2 * sitesRead) readBefore.delete(oldest);
  return result.value;
}
