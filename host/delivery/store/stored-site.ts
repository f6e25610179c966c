import type { SiteDraft } from '../compose/compose';
import { manifestOfText, readManifest, type Manifest, type SiteFiles } from '../compose/site-manifest';
import { crashPoint } from '../crash-point';
import { DamagedObject } from '../delivery-error';
import { forEachAtOnce } from '../for-each-at-once';
import { timed } from '../progress';
import { liveReleases, type Entry, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import { ownersFolder } from '../owners-statements';
import type { Store } from './store';
import { fetchObject, objectKey, sendFiles, storedObjects, type FileHashes } from './stored-files';
import { recordKey, sendRelease, storedReleases } from './stored-release';

export const hashesIn = (files: SiteFiles): FileHashes =>
  Object.fromEntries([...files].map(([file, { hash }]) => [file, hash]));

/** Sends a site and its releases to the store. */
export async function storeSite(
  folders: StateFolders,
  next: Registry,
  { folder, files, site }: SiteDraft,
): Promise<void> {
  const { store } = folders;
  await timed('Store', async () => {
    const text = (await readManifest(folder))?.text ?? '';
    const stored = new Set((await storedReleases(store)).map(recordKey));
    const present = await storedObjects(store);
    for (const release of liveReleases(next))
      if (!stored.has(recordKey(release))) await sendRelease(folders, release, present);
    await sendFiles(store, folder, hashesIn(files), present);
    await store.putIfAbsent(objectKey(site), Buffer.from(text));
    crashPoint('site-stored');
  });
}

/**
 * Removes pages and the owner's files from the store if only earlier sites have them. Keeps the code of releases,
 * because open pages may still load it.
 */
export async function deleteStoredSites(
  store: Store,
  registry: Registry,
  entries: readonly Entry[],
): Promise<void> {
  if (registry.site === undefined) return;
  const live = new Set(Object.values(hashesIn((await readStoredSite(store, registry.site)).files)));
  for (const site of new Set(entries.flatMap((entry) => entry.site ?? []))) {
    if (site === registry.site || (await store.get(objectKey(site))) === null) continue;
    const { files } = await readStoredSite(store, site);
    const obsolete = Object.entries(hashesIn(files)).filter(
      ([file, hash]) => !live.has(hash) && (!file.startsWith('releases/') || file.startsWith(ownersFolder)),
    );
    await forEachAtOnce(obsolete, ([, hash]) => store.remove(objectKey(hash)));
    await store.remove(objectKey(site));
  }
}

/** Reads the manifest of a site in the store. @throws DamagedObject */
export async function readStoredSite(store: Store, site: string): Promise<Manifest> {
  const text = (await fetchObject(store, site, 'The manifest of the site')).toString();
  const files = manifestOfText(text);
  if (files) return { site, text, files };
  throw new DamagedObject(
    `The manifest of the site is damaged in ${store.name}: ${objectKey(site)}.`,
    'Run on a machine whose checkout is at least as recent as that of the last promotion: npm run rth -- compose',
  );
}
