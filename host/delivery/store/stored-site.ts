import path from 'node:path';
import { errorMessage } from '../../server/error-code';
import type { SiteDraft } from '../compose/compose';
import { draftFolder, makeCurrent, publishDraft } from '../compose/make-current';
import {
  composedSites,
  isWhole,
  manifestOfText,
  readManifestText,
  writeManifestText,
  type SiteFiles,
} from '../compose/site-manifest';
import { crashPoint } from '../crash-point';
import { removeTree, syncTree } from '../files';
import { say, timed } from '../progress';
import {
  previousVersion,
  versionsEverLive,
  visitedReleases,
  type NamedRelease,
  type Registry,
} from '../registry';
import { isReleased } from '../release-record';
import type { StateFolders } from '../state-folders';
import type { Store } from './store';
import { StoreError } from '../delivery-error';
import {
  bringFiles,
  fetchObject,
  objectKey,
  sendFiles,
  storedObjects,
  type FileHashes,
} from './stored-files';
import { inStore, readStored } from './stored-registry';
import { recordKey, sendRelease, storedReleases } from './stored-release';

type Place = Pick<StateFolders, 'site' | 'store'>;

export const hashesIn = (files: SiteFiles): FileHashes =>
  Object.fromEntries([...files].map(([file, { hash }]) => [file, hash]));

/**
 * Puts a site into the store that is about to go live: releases, the files that the store lacks, and the manifest,
 * which is an object as they are. A machine that shares with no other has them already. Visitors get it once the
 * registry that names it is there.
 * @returns the registry that names it, by the hash of its manifest.
 */
export async function storeSite(folders: StateFolders, next: Registry, site: SiteDraft): Promise<Registry> {
  const named = await readManifestText(site.folder);
  if (named === null)
    throw new StoreError(`${site.folder} has no manifest that is whole.`, 'Run: npm run rth -- compose');
  if (!folders.store.isOwn) await timed('Send to the store', () => sendSite(folders, next, site, named));
  // A prune that runs still has died: see readAtRest.
  return inStore(next, { site: named.site, prune: undefined });
}

async function sendSite(
  folders: StateFolders,
  next: Registry,
  { folder, files }: SiteDraft,
  { site, text }: { site: string; text: string },
): Promise<void> {
  const { store, releases } = folders;
  const stored = new Set((await storedReleases(store)).map(recordKey));
  const present = await storedObjects(store);
  for (const release of neededReleases(next))
    if (!stored.has(recordKey(release)) && (await isReleased(releases, release.app, release.version)))
      await sendRelease(folders, release, present);
  await sendFiles(store, folder, hashesIn(files), present);
  await store.putIfAbsent(objectKey(site), Buffer.from(text));
  crashPoint('site-stored');
}

/** What visitors get, and what a rollback leads to; in a store without a site, all that a rollback could want. */
function neededReleases(registry: Registry): NamedRelease[] {
  const former = Object.keys(registry.history).flatMap((app) => {
    const previous = previousVersion(registry, app);
    const versions = registry.store?.site === undefined ? versionsEverLive(registry, app) : [previous];
    return [...versions].flatMap((version) => (version === null ? [] : [{ app, version }]));
  });
  return [...visitedReleases(registry), ...former];
}

/**
 * The manifest of a site in the store, as it was written.
 * @throws StoreError when it is missing, or not what its name says.
 */
export async function readStoredSite(
  store: Store,
  site: string,
): Promise<{ text: string; files: SiteFiles }> {
  const text = (await fetchObject(store, site, 'The manifest of the site')).toString();
  const files = manifestOfText(text);
  if (files) return { text, files };
  throw new StoreError(
    `The manifest of the site is damaged in ${store.name}: ${objectKey(site)}.`,
    'It is not used. On a machine that is as new as the one that promoted last: npm run rth -- compose',
  );
}

/** The site that is served from this disk, by the hash of its manifest. @returns null when there is none. */
export async function servedSite({ site }: Place): Promise<string | null> {
  return (await readManifestText(path.join(site, 'current')))?.site ?? null;
}

/**
 * Serves from this disk what the registry says, as a follower does: after each change of what is live. Asks again
 * after the switch, so that of two commands the one that is slow does not leave the older site.
 * @param draft a site that was composed a moment ago. @throws StoreError
 */
export async function followOnce(place: Place, draft: string): Promise<void> {
  for (;;) {
    const wanted = (await readStored(place.store))?.registry.store?.site;
    if (wanted === undefined || (await servedSite(place)) === wanted) return;
    if (await isSite(draft, wanted)) await publishDraft(place.site, draft);
    // Another command of this machine has changed it since, and is about to switch by itself.
    else if (!(await bringSite(place, wanted))) return;
  }
}

/**
 * Serves what visitors of all machines get, so that a change begins with its pages, their dates and their faults. What
 * cannot be brought is made again.
 */
export async function bringLiveSite(place: Place, { store: said }: Registry): Promise<void> {
  if (place.store.isOwn || !said?.site || (await servedSite(place)) === said.site) return;
  await bringSite(place, said.site).catch((error: unknown) => say(`! ${errorMessage(error)}`));
}

/**
 * Serves a site of the store: one that is on this disk and whole, or else only what no site on this disk has is
 * fetched, every file is compared with its hash, and `current` is switched in one step. Older sites go.
 * @returns false when a machine that shares with no other does not have it. @throws StoreError; then what is served
 * stays as it is.
 */
export async function bringSite(place: Place, site: string): Promise<boolean> {
  for await (const { folder, files } of composedSites(place.site)) {
    if (!(await isSite(folder, site)) || !isWhole(folder, files)) continue;
    await makeCurrent(place.site, folder);
    return true;
  }
  if (place.store.isOwn) return false;
  await publishDraft(place.site, await fetchSite(place, site));
  return true;
}

const isSite = async (folder: string, site: string) => (await readManifestText(folder))?.site === site;

/** @returns its draft. */
async function fetchSite({ site: siteFolder, store }: Place, site: string): Promise<string> {
  const { text, files } = await readStoredSite(store, site);
  const dateOf = (file: string) => files.get(file)?.date;
  const draft = draftFolder(siteFolder);
  try {
    const have = await filesHere(siteFolder);
    const made = await bringFiles(store, draft, { files: hashesIn(files), dateOf, have });
    await writeManifestText(draft, text);
    crashPoint('site-fetched');
    await syncTree(draft, made);
    return draft;
  } catch (error) {
    await removeTree(draft);
    throw error;
  }
}

async function filesHere(siteFolder: string): Promise<Map<string, string>> {
  const have = new Map<string, string>();
  for await (const { folder, files } of composedSites(siteFolder))
    for (const [file, { hash }] of files) have.set(hash, path.join(folder, file));
  return have;
}
