import { manifestOfText, readManifest, type Manifest, type SiteFiles } from '../compose/site-manifest';
import { crashPoint } from '../crash-point';
import { DamagedObject } from '../delivery-error';
import { timed } from '../progress';
import { liveReleases, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import type { Store } from './store';
import { fetchObject, keyOf, sendFiles, storedObjects, type FileHashes } from './stored-files';
import { recordKey, sendRelease, storedReleases } from './stored-release';

export const hashesIn = (files: SiteFiles): FileHashes =>
  Object.fromEntries([...files].map(([file, { hash }]) => [file, hash]));

/** Sends a site and its releases to the store. */
export async function storeSite(
  folders: StateFolders,
  next: Registry,
  { folder, files, site }: { folder: string; files: SiteFiles; site: string },
): Promise<void> {
  const { store } = folders;
  await timed('Store', async () => {
    const text = (await readManifest(folder))?.text ?? '';
    const stored = new Set((await storedReleases(store)).map(recordKey));
    const present = await storedObjects(store);
    for (const release of liveReleases(next))
      if (!stored.has(recordKey(release))) await sendRelease(folders, release, present);
    await sendFiles(store, folder, hashesIn(files), present);
    await store.putIfAbsent(keyOf('objects', site), Buffer.from(text));
    crashPoint('site-stored');
  });
}

/** Reads the manifest of a site in the store. @throws DamagedObject */
export async function readStoredSite(store: Store, site: string): Promise<Manifest> {
  const text = (
    await fetchObject(store, keyOf('objects', site), site, 'The manifest of the site')
  ).toString();
  const files = manifestOfText(text);
  if (files) return { site, text, files };
  throw new DamagedObject(
    `The manifest of the site is damaged in ${store.name}: ${keyOf('objects', site)}.`,
    'Run on a machine whose checkout is at least as recent as that of the last promotion: npm run rth -- compose',
  );
}
