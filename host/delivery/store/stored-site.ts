import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ComposeOptions } from '../compose/compose-inputs';
import { siteName } from '../compose/make-current';
import { addLaterReleases, type ReadySite } from '../compose/served-site';
import { manifestId, manifestOfText, readManifestText, type SiteManifest } from '../compose/site-manifest';
import { crashPoint } from '../crash-point';
import { timed } from '../progress';
import { visitedReleases, type Registry } from '../registry';
import { releasesIn } from '../registry-history';
import { isReleased } from '../release-record';
import type { StateFolders } from '../state-folders';
import { storedReleases } from './known-store';
import { sendFiles, storedHashes, type FileHashes } from './stored-files';
import { hashesOf, sendRelease } from './stored-release';
import type { Store } from './store';
import { StoreError } from './store-error';

const siteKey = (id: string) => `sites/${id}.json.gz`;

/** The manifest that a key is of. */
export const siteOfKey = (key: string) => /^sites\/(.+)\.json\.gz$/.exec(key)?.[1] ?? '';

/** A manifest in a store, with its text as it was written. */
type StoredSite = SiteManifest & { text: string };

export const hashesIn = ({ files }: SiteManifest): FileHashes =>
  Object.fromEntries([...files].map(([file, { hash }]) => [file, hash]));

/**
 * Puts a site into the store that is about to go live: releases, the files that the store lacks, and the list of all
 * of them. A machine that shares with no other has them already. Visitors get it once the registry that names it is
 * there.
 * @returns the registry that names it.
 */
export async function storeSite(
  folders: StateFolders,
  next: Registry,
  site: ReadySite,
  options: ComposeOptions,
): Promise<Registry> {
  const { isOwn } = folders.store;
  await addLaterReleases(folders, next, site, options);
  const id = isOwn
    ? siteName(site.folder)
    : await timed('Send to the store', () => sendSite(folders, next, site.folder));
  const { prunes } = next.store ?? {};
  return {
    ...next,
    store: {
      changes: [],
      ...next.store,
      site: id,
      inputs: site.inputs,
      // One that runs still has died: see bringHere.
      ...(prunes && { prunes: { ...prunes, isRunning: false } }),
    },
  };
}

async function sendSite(folders: StateFolders, next: Registry, folder: string): Promise<string> {
  const { store, releases } = folders;
  const stored = await storedReleases(releases);
  const isStored = (one: { app: string; version: string }) =>
    stored.some(({ app, version }) => app === one.app && version === one.version);
  // A rollback on another machine may want any that was live.
  const wanted = releasesIn(next).filter((one) => !isStored(one));
  for (const release of wanted)
    if (await isReleased(releases, release.app, release.version))
      await sendRelease(folders, store, release, stored);

  const known = await hashesOf(releases, [...stored, ...visitedReleases(next)]);
  for (const former of await readStoredSites(store, next.store?.site))
    for (const hash of storedHashes(hashesIn(former))) known.add(hash);
  const text = await readManifestText(folder);
  const manifest = text === null ? null : manifestOfText(text);
  if (text === null || manifest === null)
    throw new StoreError(`${folder} has no manifest that is whole.`, 'Run: npm run rth -- compose');
  await sendFiles(store, folder, hashesIn(manifest), known);

  const id = manifestId(text);
  await store.putIfAbsent(siteKey(id), await promisify(gzip)(text));
  crashPoint('site-stored');
  return id;
}

/** How many former sites are looked at, so that a rollback sends nothing. */
const sitesRead = 4;
const readBefore = new Map<string, StoredSite>();

async function readStoredSites(store: Store, live: string | undefined): Promise<StoredSite[]> {
  const newestFirst = (await store.list('sites/')).sort(
    (a, b) => b.changedAt.getTime() - a.changedAt.getTime(),
  );
  const ids = new Set([live ?? [], newestFirst.slice(0, sitesRead).map(({ key }) => siteOfKey(key))].flat());
  const found = [...ids].map((id) => readStoredSite(store, id).catch(() => null));
  return (await Promise.all(found)).filter((one) => one !== null);
}

/** Removes the list of a site that is damaged. @returns whether the store has none that is right. */
export async function forgetStoredSite(store: Store, id: string): Promise<boolean> {
  readBefore.delete(id);
  const isWhole = await readStoredSite(store, id).then(
    () => true,
    () => false,
  );
  if (!isWhole) await store.remove(siteKey(id));
  return !isWhole;
}

/** @throws StoreError when it is missing, or not what its name says. */
export async function readStoredSite(store: Store, id: string): Promise<StoredSite> {
  const known = readBefore.get(id);
  if (known) return known;
  const found = await store.get(siteKey(id));
  const text = found && (await promisify(gunzip)(found.content).catch(() => null))?.toString();
  const manifest = text && manifestId(text) === id ? manifestOfText(text) : null;
  if (!text || !manifest) {
    throw new StoreError(
      `The list of the site ${found ? 'was changed' : 'is missing'} in ${store.name}: ${siteKey(id)}.`,
      'It is not used. On the machine that promoted last: npm run rth -- refill',
    );
  }
  const result = { ...manifest, text };
  readBefore.set(id, result);
  for (const [oldest] of readBefore) if (readBefore.size > 2 * sitesRead) readBefore.delete(oldest);
  return result;
}
