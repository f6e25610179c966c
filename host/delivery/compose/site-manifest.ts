import path from 'node:path';
import { z } from 'zod';
import { jsonOf } from '../parse-or-refuse';
import { integrityOf, listFolders, readIfThere, writeWhole } from '../files';
import { fileBelow, integrity } from '../release/release-record';
import type { StateFolders } from '../state-folders';

const composedDocument = z.object({
  /** Null for the not-found page. */
  page: z.string().nullable(),
  app: z.string(),
});

/** Fields of a document in the manifest. */
export type ComposedDocument = z.infer<typeof composedDocument>;

const siteFile = z.object({
  hash: integrity,
  document: composedDocument.optional(),
});

export type SiteFile = z.infer<typeof siteFile>;

const stored = z.object({ files: z.record(fileBelow, siteFile) });

/** Every file of a composed site, by its path below the folder, without the compressed twins that compose makes. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Starts with a dot, so that servers do not serve it. */
const manifestFile = '.manifest';

/**
 * Returns the path at which every static server finds the document of a page.
 * @param page null for the not-found page.
 * @example pageDocumentFile('/villes/riom') // => 'villes/riom/index.html'
 */
export function pageDocumentFile(page: string | null): string {
  if (page === null) return '404.html';
  return page === '/' ? 'index.html' : `${page.slice(1)}/index.html`;
}

/** Serializes a manifest. Equal manifests give equal texts. */
export function manifestText(files: SiteFiles): string {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify({ files: Object.fromEntries(sorted) });
}

/** Parses a manifest. @returns null when the text is invalid. */
export function manifestOfText(text: string): SiteFiles | null {
  const { data } = jsonOf(stored).safeParse(text);
  return data ? new Map(Object.entries(data.files)) : null;
}

/**
 * Writes the text of a site's manifest, unchanged because a later checkout may have made it.
 * @returns its hash, which identifies the site in the registry.
 */
export async function writeManifest(folder: string, text: string): Promise<string> {
  await writeWhole(path.join(folder, manifestFile), text);
  return integrityOf(text);
}

/** The manifest of a site: the hash of its text, the text, and the files that it lists. */
export type Manifest = { site: string; text: string; files: SiteFiles };

/** Reads a manifest. @returns null when the manifest is missing or damaged. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readManifestText(folder);
  const files = text === null ? null : manifestOfText(text);
  return text === null || files === null ? null : { site: integrityOf(text), text, files };
}

const readManifestText = async (folder: string): Promise<string | null> =>
  (await readIfThere(path.join(folder, manifestFile)))?.toString() ?? null;

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
    for (const [file, { hash }] of files) have.set(hash, path.join(folder, file));
  return have;
}

/** Returns the hash of the served site's manifest, or null. */
export async function servedSite({ site }: Pick<StateFolders, 'site'>): Promise<string | null> {
  const text = await readManifestText(path.join(site, 'current'));
  return text === null ? null : integrityOf(text);
}
