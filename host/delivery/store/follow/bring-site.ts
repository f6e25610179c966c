import { readlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { draftFolder, publishDraft } from '../../compose/make-current';
import { crashPoint } from '../../crash-point';
import { listFolders, removeTree, syncTree, writeDraft } from '../../files';
import { readIfWhole } from '../../parse-or-refuse';
import type { Store } from '../store';
import { bringFiles } from '../stored-files';
import { hashesIn, readStoredSite } from '../stored-site';

/** In a folder that was brought from the store: which site it is. A dot file is never served. */
const noteFile = '.site';
const note = z.object({
  site: z.string(),
  /** Identity of the store. Stores had none once. */
  store: z.string().optional(),
  hashes: z.record(z.string(), z.string()),
});

/** The site of a store that is served from this disk. @returns null when there is none. */
export async function servedSite(
  siteFolder: string,
): Promise<{ site: string; store: string | undefined; file: string } | null> {
  const live = await readlink(path.join(siteFolder, 'current')).catch(() => null);
  if (live === null) return null;
  const file = path.join(siteFolder, live, noteFile);
  const known = await readIfWhole(note, file);
  return known && { site: known.site, store: known.store, file };
}

/**
 * Brings a site from the store and serves it: only what no site on this disk has is fetched, every file is compared
 * with its hash, and `current` is switched in one step. Older sites go.
 * @throws StoreError; then what is served stays as it is.
 */
export async function bringSite(
  siteFolder: string,
  store: Store,
  { site, storeId }: { site: string; storeId: string | null },
): Promise<void> {
  const manifest = await readStoredSite(store, site);
  const files = hashesIn(manifest);
  const dates = Object.fromEntries(Object.entries(manifest.files).map(([file, [, date]]) => [file, date]));
  const draft = draftFolder(siteFolder);
  try {
    const made = await bringFiles(store, draft, { files, dates, have: await filesHere(siteFolder) });
    await writeDraft(
      path.join(draft, noteFile),
      JSON.stringify({ site, store: storeId ?? undefined, hashes: files }),
    );
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
    const known = await readIfWhole(note, path.join(siteFolder, name, noteFile));
    for (const [file, hash] of Object.entries(known?.hashes ?? {}))
      have.set(hash, path.join(siteFolder, name, file));
  }
  return have;
}
