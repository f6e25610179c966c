import { manifestOfText, readManifest, type Manifest, type SiteFiles } from '../compose/site-manifest';
import { crashPoint } from '../crash-point';
import { StoreError } from '../delivery-error';
import { timed } from '../progress';
import { liveReleases, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import type { Store } from './store';
import { fetchObject, keyOf, sendFiles, type FileHashes } from './stored-files';
import { shareRelease } from './stored-release';

export const hashesIn = (files: SiteFiles): FileHashes =>
  Object.fromEntries([...files].map(([file, { hash }]) => [file, hash]));

/** Sends a site and its releases to the store. */
export async function storeSite(
  folders: StateFolders,
  next: Registry,
  { folder, files, site }: { folder: string; files: SiteFiles; site: string },
): Promise<void> {
  await timed('Store', async () => {
    for (const release of liveReleases(next)) await shareRelease(folders, release);
    await sendFiles(folders.store, folder, hashesIn(files));
    const text = (await readManifest(folder))?.text ?? '';
    await folders.store.putIfAbsent(keyOf('objects', site), Buffer.from(text));
    crashPoint('site-stored');
  });
}

/** Reads the manifest of a site in the store. @throws StoreError */
export async function readStoredSite(store: Store, site: string): Promise<Manifest> {
  const object = await fetchObject(store, keyOf('objects', site), site, 'The manifest of the site');
  const [text, files] = [object.toString(), manifestOfText(object.toString())];
  if (files) return { site, text, files };
  throw new StoreError(
    `The manifest of the site is damaged in ${store.name}: ${keyOf('objects', site)}.`,
    'Run on a machine whose checkout is at least as recent as that of the last promotion: npm run rth -- compose',
  );
}
