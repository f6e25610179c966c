import { manifestOfText, readManifest, type Manifest } from '../compose/site-manifest';
import { crashPoint } from '../crash-point';
import { DeliveryError } from '../delivery-error';
import { timed } from '../progress';
import { liveReleases, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import type { Store } from './store';
import { fetchObject, keyOf, sendFiles, type FileHashes } from './stored-files';
import { shareRelease } from './stored-release';

/** Sends a site and its releases to the store. */
export async function storeSite(
  folders: StateFolders,
  next: Registry,
  { folder, files, site }: { folder: string; files: FileHashes; site: string },
): Promise<void> {
  await timed('Store', async () => {
    for (const release of liveReleases(next)) await shareRelease(folders, release);
    await sendFiles(folders.store, folder, files);
    const text = (await readManifest(folder))?.text ?? '';
    await folders.store.putIfAbsent(keyOf('objects', site), Buffer.from(text));
    crashPoint('site-stored');
  });
}

/** Reads the manifest of a site in the store. @throws DeliveryError */
export async function readStoredSite(store: Store, site: string): Promise<Manifest> {
  const object = await fetchObject(store, keyOf('objects', site), site, 'The manifest of the site');
  const manifest = manifestOfText(object.toString());
  if (manifest) return manifest;
  throw new DeliveryError(
    `The manifest of the site is damaged in ${store.name}: ${keyOf('objects', site)}.`,
    'Run on a machine whose checkout is at least as recent as that of the last promotion: npm run rth -- compose',
  );
}
