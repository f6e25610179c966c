import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../error-code';
import { fileIn, integrityOf, isLinked, setTime } from '../files';
import { compressed, isCompressible } from '../release/precompress';
import { readManifest, type SiteFile, type SiteFiles } from './site-manifest';

/** The served site. A new site hard-links its files instead of compressing equal ones again. */
export type ServedSite = {
  folder: string;
  files: SiteFiles;
  /** A file for each hash. */
  byHash: ReadonlyMap<string, string>;
};

/** Reads the manifest of the served site. */
export async function openServedSite(siteFolder: string): Promise<ServedSite> {
  const folder = path.join(siteFolder, 'current');
  const files = (await readManifest(folder))?.files ?? new Map();
  return { folder, files, byHash: new Map([...files].map(([file, { hash }]) => [hash, file])) };
}

/** A site that is being composed. */
export type Draft = {
  folder: string;
  served: ServedSite;
  /** Every file written or linked so far, by path. */
  files: Map<string, SiteFile>;
};

type Writing = {
  /** Whether compression prefers speed to size. */
  isFast?: boolean | undefined;
  document?: SiteFile['document'];
};

/** Writes a text into a draft, with compressed twins. */
export async function writeText(
  draft: Draft,
  file: string,
  text: string,
  writing: Writing = {},
): Promise<void> {
  const { isFast, document } = writing;
  const target = fileIn(draft.folder, file);
  const hasTwins = isCompressible(file);
  const content = Buffer.from(text);
  const hash = integrityOf(content);
  draft.files.set(file, { hash, ...(document && { document }) });
  const same = draft.served.byHash.get(hash);
  const from = same === undefined ? null : path.join(draft.served.folder, same);
  if (from !== null && isLinked(from, target, hash)) {
    if (!hasTwins || twinEndings.every((ending) => isLinked(from + ending, target + ending))) return;
  } else writeNew(target, content, hash);
  if (hasTwins) await writeTwins(target, content, hash, isFast);
}

const twinEndings = ['.br', '.gz'] as const;

/** Writes the compressed twins of a file. Their bytes depend on the version of Node, so no manifest lists them. */
export async function writeTwins(
  file: string,
  given?: Buffer,
  hash?: string,
  isFast?: boolean,
): Promise<void> {
  const content = given ?? (await readFile(file));
  const { br, gz } = await compressed(content, isFast);
  for (const [ending, bytes] of [['.br', br] as const, ['.gz', gz] as const])
    writeNew(file + ending, bytes, hash ?? integrityOf(content));
}

/** Synchronous, because asynchronous calls would take longer than the writing itself. */
function writeNew(target: string, content: Buffer, hash: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    // Fails if the file exists, because a served site may share it.
    writeFileSync(target, content, { flag: 'wx' });
  } catch (error) {
    if (!isErrorCode(error, 'EEXIST')) throw error;
    rmSync(target);
    writeFileSync(target, content, { flag: 'wx' });
  }
  setTime(target, hash);
}
