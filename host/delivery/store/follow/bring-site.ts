import { readdir, readlink } from 'node:fs/promises';
import path from 'node:path';
import { draftFolder, makeCurrent, publishDraft, siteName } from '../../compose/make-current';
import {
  isWhole,
  manifestId,
  manifestOfText,
  readManifest,
  readManifestText,
  writeManifestText,
} from '../../compose/site-manifest';
import { crashPoint } from '../../crash-point';
import { listFolders, removeTree, syncTree } from '../../files';
import type { StateFolders } from '../../state-folders';
import { StoreError } from '../store-error';
import { bringFiles } from '../stored-files';
import { readStored } from '../stored-registry';
import { hashesIn, readStoredSite } from '../stored-site';

type Place = Pick<StateFolders, 'site' | 'store'>;

/** The site of the store that is served from this disk. @returns null when there is none. */
export async function servedSite({ site, store }: Place): Promise<{ site: string; folder: string } | null> {
  const live = await readlink(path.join(site, 'current')).catch(() => null);
  if (live === null) return null;
  const folder = path.join(site, live);
  if (store.isOwn) return { site: live, folder };
  const text = await readManifestText(folder);
  return text === null ? null : { site: manifestId(text), folder };
}

/**
 * Serves from this disk what the registry says, as a follower does: after each change of what is live. Asks again
 * after the switch, so that of two commands the one that is slow does not leave the older site.
 * @returns the folder that visitors are served from. @throws StoreError
 */
export async function followOnce(place: Place): Promise<string> {
  for (;;) {
    const wanted = (await readStored(place.store))?.registry.store?.site;
    const served = await servedSite(place);
    if (wanted === undefined || served?.site === wanted) return served?.folder ?? place.site;
    await bringSite(place, wanted);
  }
}

/**
 * Serves a site of the store: one that is on this disk and whole, or else only what no site on this disk has is
 * fetched, every file is compared with its hash, and `current` is switched in one step. Older sites go.
 * @throws StoreError; then what is served stays as it is.
 */
export async function bringSite(place: Place, site: string): Promise<void> {
  const here = await siteHere(place, site);
  if (here === null) await fetchSite(place, site);
  else if (path.basename(here) === siteName(here)) await makeCurrent(place.site, here);
  else await publishDraft(place.site, here);
}

/** The folder of this disk that is that site, whole; or its draft, which was composed a moment ago. */
async function siteHere({ site: siteFolder, store }: Place, site: string): Promise<string | null> {
  const names = await readdir(siteFolder).catch(() => []);
  for (const name of names.filter((one) => /^(\.draft-)?\d/.test(one))) {
    const folder = path.join(siteFolder, name);
    if (store.isOwn && siteName(folder) === site) return folder;
    const text = store.isOwn ? null : await readManifestText(folder);
    const manifest = text !== null && manifestId(text) === site ? manifestOfText(text) : null;
    if (manifest && isWhole(folder, manifest)) return folder;
  }
  if (!store.isOwn) return null;
  throw new StoreError(
    `The site ${site}, which the registry names, is gone from ${siteFolder}.`,
    'Make it again: npm run rth -- compose',
  );
}

async function fetchSite({ site: siteFolder, store }: Place, site: string): Promise<void> {
  const stored = await readStoredSite(store, site);
  const dates = Object.fromEntries([...stored.files].map(([file, { date }]) => [file, date]));
  const draft = draftFolder(siteFolder);
  try {
    const have = await filesHere(siteFolder);
    const made = await bringFiles(store, draft, { files: hashesIn(stored), dates, have });
    await writeManifestText(draft, stored.text);
    crashPoint('site-fetched');
    await syncTree(draft, made, made.length > 1_000);
  } catch (error) {
    await removeTree(draft);
    throw error;
  }
  await publishDraft(siteFolder, draft);
}

async function filesHere(siteFolder: string): Promise<Map<string, string>> {
  const have = new Map<string, string>();
  for (const name of (await listFolders(siteFolder)).filter((one) => /^\d/.test(one))) {
    const known = await readManifest(path.join(siteFolder, name));
    for (const [file, { hash }] of known?.files ?? []) have.set(hash, path.join(siteFolder, name, file));
  }
  return have;
}
