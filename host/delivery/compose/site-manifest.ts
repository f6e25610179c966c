import path from 'node:path';
import { z } from 'zod';
import { checkedJson } from '../../server/checked-json';
import { readIfThere } from '../../server/forms/read-if-there';
import { integrityOf, listFolders, problemOf, writeWhole } from '../files';
import { fileBelow, integrity } from '../release/release-record';

/** What a manifest says of a document. */
export type ComposedDocument = {
  /** Null on the not-found page. */
  page: string | null;
  /** The app whose page it is. */
  owner: string;
  /** Hash of what the page says, see `contentOf`. */
  content: string;
};

/** A file of a composed site. */
export type SiteFile = {
  /** Of its content. */
  hash: string;
  /** The second since 1970 that it is dated with: servers make an ETag of date and length. */
  date: number;
  document?: ComposedDocument | undefined;
};

/** What a composed site consists of, as its manifest lists it: every file, by its path below the folder. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** What is added to the name of a document or a text: the file itself, and the twins that servers send compressed. */
export const twins = ['', '.br', '.gz'] as const;

/** In the folder of a composed site. A dot file is never served. */
const manifestFile = '.manifest';

/**
 * The page's document in a composed site, where any static server finds it.
 * @param page null: the not-found page.
 * @example pageDocumentFile('/villes/riom') // => 'villes/riom/index.html'
 */
export function pageDocumentFile(page: string | null): string {
  if (page === null) return '404.html';
  return page === '/' ? 'index.html' : `${page.slice(1)}/index.html`;
}

const stored = z.object({
  files: z.record(
    fileBelow,
    z.object({
      hash: integrity,
      date: z.int(),
      document: z
        .object({
          page: z.string().nullable(),
          owner: z.string(),
          content: z.string(),
        })
        .optional(),
    }),
  ),
});

/** As it lies in the folder and in a store. The same manifest gives the same text. */
function manifestText(files: SiteFiles): string {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify({ files: Object.fromEntries(sorted) });
}

/** @returns null when the text is no manifest. */
export function manifestOfText(text: string): SiteFiles | null {
  const result = checkedJson(stored, text);
  return 'value' in result ? new Map(Object.entries(result.value.files)) : null;
}

/** Puts it into the folder of the site. @returns the hash of its text, by which a registry names the site. */
export async function writeManifest(folder: string, files: SiteFiles): Promise<string> {
  return writeManifestText(folder, manifestText(files));
}

/** The same of a text from a store, which a later checkout may have written. */
export async function writeManifestText(folder: string, text: string): Promise<string> {
  const site = integrityOf(text);
  await writeWhole(path.join(folder, manifestFile), `${site}\n${text}`);
  return site;
}

/** @returns null when there is none, or when it is not what was written: then nothing is known of the folder. */
export async function readManifest(folder: string): Promise<SiteFiles | null> {
  const named = await readManifestText(folder);
  return named && manifestOfText(named.text);
}

/** The same as it was written, and what the site is called: by the hash of that text. */
export async function readManifestText(folder: string): Promise<{ site: string; text: string } | null> {
  const content = (await readIfThere(path.join(folder, manifestFile)))?.toString() ?? '';
  const [site = ''] = content.split('\n', 1);
  const text = content.slice(site.length + 1);
  return integrityOf(text) === site ? { site, text } : null;
}

/** Lists the composed sites on this disk that have a manifest, the oldest first. Other commands may remove one meanwhile. */
export async function* composedSites(siteFolder: string) {
  for (const name of (await listFolders(siteFolder)).filter((one) => /^\d/.test(one))) {
    const folder = path.join(siteFolder, name);
    const files = await readManifest(folder);
    if (files) yield { name, folder, files };
  }
}

/** Whether every file is there as it was composed. */
export function isWhole(folder: string, files: SiteFiles): boolean {
  return [...files].every(([file, { hash }]) => problemOf(path.join(folder, file), hash) === null);
}
