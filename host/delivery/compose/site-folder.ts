import { randomUUID } from 'node:crypto';
import { lstat, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { errorMessage } from '../error-code';
import {
  draftName,
  integrityOf,
  listFolders,
  readIfThere,
  removeTree,
  syncFile,
  writeWhole,
  type FileHashes,
} from '../files';
import { jsonOf } from '../parse-or-refuse';
import { print } from '../progress';
import { fileBelow, integrity } from '../release/release-record';
import type { StateFolders } from '../state-folders';

const composedDocument = z.object({
  /** Null for the not-found page. */
  page: z.string().nullable(),
  app: z.string(),
});

/** A document in the manifest. */
export type ComposedDocument = z.infer<typeof composedDocument>;

const content = z.object({
  /** Hash of every file by its path below the folder, without the compressed twins that compose makes. */
  files: z.record(fileBelow, integrity),
  documents: z.array(composedDocument),
});

/** Starts with a dot, so that servers do not serve it. */
export const manifestFile = '.manifest';

/**
 * Returns the path at which every static server finds the document of a page.
 * @param page null for the not-found page.
 * @example pageDocumentFile('/villes/riom') // => 'villes/riom/index.html'
 */
export function pageDocumentFile(page: string | null): string {
  if (page === null) return '404.html';
  return page === '/' ? 'index.html' : `${page.slice(1)}/index.html`;
}

/** Serializes a manifest. Equal sites give equal texts. */
export function manifestText(files: FileHashes, documents: readonly ComposedDocument[]): string {
  return JSON.stringify({
    files: Object.fromEntries(Object.entries(files).sort()),
    documents: documents.map(({ page, app }) => ({ page, app })).sort(byPage),
  });
}

const byPage = (one: ComposedDocument, other: ComposedDocument) =>
  (one.page ?? '') < (other.page ?? '') ? -1 : 1;

/**
 * Writes the text of a site's manifest, unchanged because a later checkout may have made it.
 * @returns its hash, which identifies the site in the registry.
 */
export async function writeManifest(folder: string, text: string): Promise<string> {
  await writeWhole(path.join(folder, manifestFile), text);
  return integrityOf(text);
}

/** The manifest of a site: its content, its text, and the hash of the text. */
export type Manifest = z.infer<typeof content> & { site: string; text: string };

/** Parses a manifest. @returns null when the text is invalid. */
export function manifestOfText(text: string): Manifest | null {
  const { data } = jsonOf(content).safeParse(text);
  return data ? { ...data, site: integrityOf(text), text } : null;
}

/** Reads a manifest. @returns null when the manifest is missing or damaged. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readIfThere(path.join(folder, manifestFile));
  return text && manifestOfText(text.toString());
}

/** Yields the composed sites that have a manifest, oldest first. Another command may remove a site meanwhile. */
export async function* composedSites(siteFolder: string) {
  for (const name of (await listFolders(siteFolder)).filter((one) => /^\d/.test(one))) {
    const folder = path.join(siteFolder, name);
    const manifest = await readManifest(folder);
    if (manifest) yield { name, folder, ...manifest };
  }
}

/** Returns a path on this disk for each hash of a file of a composed site. */
export async function localFiles(siteFolder: string): Promise<Map<string, string>> {
  const have = new Map<string, string>();
  for await (const { folder, files } of composedSites(siteFolder))
    for (const [file, hash] of Object.entries(files)) have.set(hash, path.join(folder, file));
  return have;
}

/** Returns the hash of the served site's manifest, or null. */
export const servedSite = async ({ site }: Pick<StateFolders, 'site'>): Promise<string | null> =>
  (await readManifest(path.join(site, 'current')))?.site ?? null;

/** Returns the path of a new, hidden draft folder. */
export const draftFolder = (siteFolder: string): string => path.join(siteFolder, draftName());

/** Milliseconds for which a site or a draft is kept, because another process may be about to use it. */
const young = { site: 3_600_000, draft: 24 * 3_600_000 };

/** Keeps a complete draft as a site that may be served. @returns the name of its folder. */
export async function keepDraft(siteFolder: string, draft: string): Promise<string> {
  // Begins with the time, so that names sort by age.
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
  await rename(draft, path.join(siteFolder, name));
  return name;
}

/**
 * Serves a composed site: even after a power cut, `current` points to the old folder or to the new one. Keeps the
 * previous site and those of the last hour, and removes all others.
 */
export async function switchTo(siteFolder: string, name: string): Promise<void> {
  const current = path.join(siteFolder, 'current');
  const previous = await readlink(current).catch(() => null);
  const link = path.join(siteFolder, draftName());
  await symlink(name, link);
  await rename(link, current);
  // Syncs before removing, because after a power cut the old link could point to a removed folder.
  await syncFile(siteFolder);
  await removeUnused(siteFolder, previous).catch((error: unknown) =>
    print(`! Visitors have the new site; an older one could not be removed: ${errorMessage(error)}`),
  );
}

/** Removes old sites, and drafts that a crash has left. */
async function removeUnused(siteFolder: string, previous: string | null): Promise<void> {
  const used = [previous, await readlink(path.join(siteFolder, 'current'))];
  for (const name of (await readdir(siteFolder)).filter((one) => !used.includes(one))) {
    const kind = /^\d/.test(name) ? 'site' : /^\.draft-/.test(name) ? 'draft' : null;
    const folder = path.join(siteFolder, name);
    // Another process may have removed the folder meanwhile.
    const stats = await lstat(folder).catch(() => null);
    if (!kind || !stats || Date.now() - stats.mtimeMs < young[kind]) continue;
    // The manifest goes first, so that no process uses a half-removed site.
    if (kind === 'site') await rm(path.join(folder, manifestFile), { force: true });
    await removeTree(folder);
  }
}
