import { linkSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { crashPoint } from '../crash-point';
import { integrityOf, makeFolder, writeDraft } from '../files';
import { problemOf } from '../release-files';
import { forEachAtOnce, type Store } from './store';
import { StoreError } from './store-error';

/** Hash of each file, by its path below some folder. */
export type FileHashes = Readonly<Record<string, string>>;

const unpack = promisify(brotliDecompress);

/** Files are stored under their hash, so equal files of releases and sites are stored once. */
export function objectKey(integrity: string): string {
  return `objects/${integrity.slice('sha384-'.length).replaceAll('+', '-').replaceAll('/', '_')}`;
}

/** What a store has for certain when it has these files: a text with a twin is unpacked from it. */
export function storedHashes(files: FileHashes): string[] {
  return Object.entries(files).flatMap(([file, hash]) => (`${file}.br` in files ? [] : [hash]));
}

/**
 * Puts the files into the store that it lacks. A text that its `.br` twin gives back, byte for byte, is not sent.
 * @param known hashes of what the store has; what has others is sent, and kept where it is there already.
 * @throws StoreError when a file is not what its hash says.
 */
export async function sendFiles(
  store: Store,
  folder: string,
  files: FileHashes,
  known: ReadonlySet<string>,
): Promise<void> {
  const done = new Set(known);
  const unpacked = new Set<string>();
  await forEachAtOnce(Object.entries(files), async ([file, hash]) => {
    const hasTwin = `${file}.br` in files;
    // The same text may stand elsewhere without a twin, and is needed there.
    const isDone = done.has(hash) || (hasTwin && unpacked.has(hash));
    (hasTwin ? unpacked : done).add(hash);
    if (isDone) return;
    const content = await readFile(path.join(folder, file));
    if (integrityOf(content) !== hash) {
      throw new StoreError(
        `${path.join(folder, file)} was changed after it was made.`,
        'It is not sent to the store. Remove the folder and run the command again.',
      );
    }
    if (hasTwin) {
      const twin = await unpack(await readFile(path.join(folder, `${file}.br`))).catch(() => null);
      if (twin?.equals(content)) return;
    }
    await store.putIfAbsent(objectKey(hash), content);
    crashPoint('object-stored');
  });
  crashPoint('objects-stored');
}

export type Wanted = {
  files: FileHashes;
  /** Seconds since 1970 that files are dated with; servers make an ETag of date and length. */
  dates?: Readonly<Record<string, number>>;
  /** Files of this machine by their hash: linked, not fetched. */
  have: ReadonlyMap<string, string>;
};

/**
 * Puts files into a folder that nobody reads yet, each compared with its hash.
 * @returns those that were not linked. @throws StoreError that names an object which is missing, or is not what its
 * hash says.
 */
export async function bringFiles(
  store: Store,
  folder: string,
  { files, dates, have }: Wanted,
): Promise<string[]> {
  const all = Object.entries(files);
  const hasTwin = ([file]: readonly [string, string]) => `${file}.br` in files;
  const known = new Map(have);
  const made: string[] = [];
  const bring = async ([file, hash]: readonly [string, string]) => {
    const target = path.join(folder, file);
    const copy = known.get(hash);
    if (copy && isLinked(copy, target, hash)) return;
    const content = (await unpacked(target, hash)) ?? (await fetchObject(store, hash, file));
    await writeDraft(target, content);
    const date = dates?.[file];
    if (date !== undefined) utimesSync(target, date, date);
    known.set(hash, target);
    made.push(file);
    crashPoint('file-fetched');
  };
  const plain = all.filter((one) => !hasTwin(one));
  const owners = new Map(plain.map(([file, hash]) => [hash, file]));
  const isOwner = ([file, hash]: readonly [string, string]) => owners.get(hash) === file;
  await forEachAtOnce(plain.filter(isOwner), bring);
  // Equal files are linked to those; then texts are unpacked from their twins.
  for (const later of [plain.filter((one) => !isOwner(one)), all.filter(hasTwin)])
    await forEachAtOnce(later, bring);
  return made;
}

function isLinked(copy: string, target: string, hash: string): boolean {
  try {
    makeFolder(path.dirname(target));
    linkSync(copy, target);
    if (problemOf(target, hash) === null) return true;
    rmSync(target);
  } catch {
    // It is gone, or this file system has no links: it is fetched.
  }
  return false;
}

async function unpacked(target: string, hash: string): Promise<Buffer | null> {
  const twin = `${target}.br`;
  if (!statSync(twin, { throwIfNoEntry: false })) return null;
  const content = await unpack(readFileSync(twin)).catch(() => null);
  return content && integrityOf(content) === hash ? content : null;
}

/** @param file what it is for people. @throws StoreError when it is missing, or not what its hash says. */
async function fetchObject(store: Store, hash: string, file: string): Promise<Buffer> {
  const found = await store.get(objectKey(hash));
  if (found && integrityOf(found.content) === hash) return found.content;
  throw new StoreError(
    `${file} ${found ? 'was changed' : 'is missing'} in ${store.name}: ${objectKey(hash)}.`,
    'It is not used. On a machine that has it: npm run rth -- refill',
  );
}
