import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { SiteDraft } from '../compose/compose';
import { siteName } from '../compose/make-current';
import { manifestId, manifestOfText, readManifestText, type SiteManifest } from '../compose/site-manifest';
import { crashPoint } from '../crash-point';
import { timed } from '../progress';
import { visitedReleases, type Registry } from '../registry';
import { previousVersion, releasesIn } from '../registry-history';
import { isReleased } from '../release-record';
import type { StateFolders } from '../state-folders';
import type { Store } from './store';
import { StoreError } from './store-error';
import { sendFiles, storedObjects, type FileHashes } from './stored-files';
import { readStored } from './stored-registry';
import { sendRelease, storedReleases, type NamedRelease } from './stored-release';

/** Where a store has the manifest of a site. */
export const siteKey = (id: string) => `sites/${id}.json.gz`;

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
export async function storeSite(folders: StateFolders, next: Registry, site: SiteDraft): Promise<Registry> {
  const { isOwn } = folders.store;
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
      inputs: site.manifest.inputs,
      // One that runs still has died: see readStoredAtRest.
      ...(prunes && { prunes: { ...prunes, isRunning: false } }),
    },
  };
}

async function sendSite(folders: StateFolders, next: Registry, folder: string): Promise<string> {
  const { store, releases } = folders;
  const stored = new Set((await storedReleases(store)).map(nameOf));
  const present = await storedObjects(store);
  // A new store gets every release that a rollback could want.
  const wanted = (await readStored(store)) ? neededReleases(next) : releasesIn(next);
  for (const release of wanted.filter((one) => !stored.has(nameOf(one))))
    if (await isReleased(releases, release.app, release.version))
      await sendRelease(folders, release, present);

  const text = await readManifestText(folder);
  const manifest = text === null ? null : manifestOfText(text);
  if (text === null || manifest === null)
    throw new StoreError(`${folder} has no manifest that is whole.`, 'Run: npm run rth -- compose');
  await sendFiles(store, folder, hashesIn(manifest), present);
  const id = manifestId(text);
  await store.putIfAbsent(siteKey(id), await promisify(gzip)(text));
  crashPoint('site-stored');
  return id;
}

const nameOf = ({ app, version }: NamedRelease) => `${app}@${version}`;

/** What visitors get, and what a rollback leads to. */
function neededReleases(registry: Registry): NamedRelease[] {
  const visited = visitedReleases(registry);
  const previous = visited.flatMap(({ app }) => {
    const version = previousVersion(registry, app);
    return version === null ? [] : [{ app, version }];
  });
  return [...visited, ...previous];
}

/** @throws StoreError when it is missing, or not what its name says. */
export async function readStoredSite(store: Store, id: string): Promise<StoredSite> {
  const found = await store.get(siteKey(id));
  const text = found && (await promisify(gunzip)(found.content).catch(() => null))?.toString();
  const manifest = text && manifestId(text) === id ? manifestOfText(text) : null;
  if (text && manifest) return { ...manifest, text };
  throw new StoreError(
    `The list of the site ${found ? 'was changed' : 'is missing'} in ${store.name}: ${siteKey(id)}.`,
    'It is not used. On the machine that promoted last: npm run rth -- refill',
  );
}
