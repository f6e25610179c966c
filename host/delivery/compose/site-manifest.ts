import path from 'node:path';
import { z } from 'zod';
import { checkedJson } from '../../server/checked-json';
import { readIfThere } from '../../server/forms/read-if-there';
import { integrityOf, writeWhole, problemOf } from '../files';
import { fileBelow, integrity } from '../release-record';
import type { DocumentFacts } from './document-facts';

/** A document of a composed site. */
export type ComposedDocument = DocumentFacts & {
  /** Null on the not-found page. */
  page: string | null;
  /** The app whose page it is. */
  owner: string;
  /** The day on which the content changed last, `yyyy-mm-dd`. */
  changed: string;
};

/** A file of a composed site. */
export type SiteFile = {
  /** Of its content. */
  hash: string;
  /** The second since 1970 that it is dated with: servers make an ETag of date and length. */
  date: number;
  /** Hash of all that it was made from; see page-key.ts. Absent: it is made each time, or linked from a release. */
  key?: string | undefined;
  document?: ComposedDocument | undefined;
};

export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** What a composed site consists of, and what it was made from. */
export type SiteManifest = {
  /** Hash of all that the site was composed from. */
  inputs: string;
  /** Every file, by its path below the folder of the site. */
  files: SiteFiles;
};

/** What is added to the name of a document or a text: the file itself, and the twins that servers send compressed. */
export const twins = ['', '.br', '.gz'] as const;

/** In the folder of a composed site. A dot file is never served. */
export const manifestFile = '.manifest';

/**
 * The page's document in a composed site, where any static server finds it.
 * @example pageDocumentFile('/villes/riom') // => 'villes/riom/index.html'
 */
export function pageDocumentFile(page: string): string {
  return page === '/' ? 'index.html' : `${page.slice(1)}/index.html`;
}

const numbers = z.array(z.int());

const stored = z.object({
  inputs: z.string(),
  /** Ids and links: most pages have most of them in common. */
  texts: z.array(z.string()),
  files: z.record(
    fileBelow,
    z.object({
      hash: integrity,
      date: z.int(),
      key: z.string().optional(),
      document: z
        .object({
          page: z.string().nullable(),
          owner: z.string(),
          faults: z.array(z.object({ reason: z.string(), remedy: z.string() })),
          content: z.string(),
          changed: z.iso.date(),
          ids: numbers,
          links: numbers,
        })
        .optional(),
    }),
  ),
});

/** As it lies in the folder and in a store. The same manifest gives the same text. */
function manifestText({ inputs, files }: SiteManifest): string {
  const known = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    return number;
  };
  const packed = [...files]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, { document, ...said }]) => [
      file,
      {
        ...said,
        document: document && {
          ...document,
          ids: document.ids.map(numberOf),
          links: document.links.map(numberOf),
        },
      },
    ]);
  return JSON.stringify({ inputs, files: Object.fromEntries(packed), texts: [...known.keys()] });
}

/** @returns null when the text is no manifest. */
export function manifestOfText(text: string): SiteManifest | null {
  const result = checkedJson(stored, text);
  if (!('value' in result)) return null;
  const { inputs, texts, files } = result.value;
  const unpacked = Object.entries(files).map(([file, { document, ...said }]): [string, SiteFile] => [
    file,
    {
      ...said,
      document: document && {
        ...document,
        ids: document.ids.flatMap((number) => texts[number] ?? []),
        links: document.links.flatMap((number) => texts[number] ?? []),
      },
    },
  ]);
  return { inputs, files: new Map(unpacked) };
}

/** Puts it into the folder of the site. */
export async function writeManifest(folder: string, manifest: SiteManifest): Promise<void> {
  await writeManifestText(folder, manifestText(manifest));
}

/** The same of a text from a store, which a later checkout may have written. */
export async function writeManifestText(folder: string, text: string): Promise<void> {
  await writeWhole(path.join(folder, manifestFile), `${integrityOf(text)}\n${text}`);
}

/** Whether a manifest says these inputs. They come first in its text: to decode a country's takes a second. */
export const isMadeFrom = (text: string, inputs: string) =>
  text.startsWith(`{"inputs":${JSON.stringify(inputs)},`);

/** @returns null when there is none, or when it is not what was written: then nothing is known of the folder. */
export async function readManifest(folder: string): Promise<SiteManifest | null> {
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

/** Whether every file is there as it was composed. */
export function isWhole(folder: string, { files }: SiteManifest): boolean {
  return [...files].every(([file, { hash }]) => problemOf(path.join(folder, file), hash) === null);
}
