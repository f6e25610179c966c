import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../error-code';
import { foldersOfRequests, takeAway } from './folders-of-requests';
import type { Spool } from './spool';
import { parseStoredRequest, referenceOf, type StoredRequest } from './stored-request';
import { syncFolder } from './synced-files';

/*
 * What retention takes away lies in `trash/<day>/<folder>/<name>` for a month: moving the files back
 * into `<folder>` takes it back. The owner's own erasure knows no trash.
 */

/** On how many different days the service must have seen something in the trash before it goes. */
const daysInTrash = 30;
const daysSeen = 'days-seen.txt';
/** Bytes: far more than a request takes. */
const longestRequest = 4 * 1024 * 1024;

type Places = Pick<Spool, 'at'>;

/** Moves everything under these references into the trash of that day. @returns how many files that is. */
export async function moveToTrash(
  spool: Places,
  references: ReadonlySet<string>,
  now: Date,
): Promise<number> {
  const day = spool.at('trash', dayOf(now));
  for (const folder of foldersOfRequests)
    await mkdir(path.join(day, folder), { recursive: true, mode: 0o700 });
  await syncFolder(spool.at('trash'));
  await syncFolder(day);
  const count = await takeAway(spool, references, async (folder, name) => {
    try {
      await rename(spool.at(folder, name), path.join(day, folder, name));
      return true;
    } catch (error) {
      if (isErrorCode(error, 'ENOENT')) return false;
      throw error;
    }
  });
  for (const folder of foldersOfRequests) await syncFolder(path.join(day, folder));
  return count;
}

/**
 * Removes what has lain in the trash for a month. Days are counted as the service sees them, each one
 * once: a clock that jumps ahead adds a single day, and brings nothing nearer to its end.
 * @returns how many days of trash went.
 */
export async function emptyTrash(spool: Places, now: Date): Promise<number> {
  let count = 0;
  for (const day of await daysOfTrash(spool)) {
    const file = spool.at('trash', path.join(day, daysSeen));
    const seen = new Set((await readFile(file, 'utf8').catch(emptyIfMissing)).split('\n').filter(Boolean));
    seen.add(dayOf(now));
    if (seen.size > daysInTrash) {
      await rm(spool.at('trash', day), { recursive: true });
      count += 1;
    } else await writeFile(file, [...seen, ''].join('\n'));
  }
  return count;
}

/** Erases from the trash for good. @returns how many files went. */
export async function eraseFromTrash(spool: Places, references: ReadonlySet<string>): Promise<number> {
  let count = 0;
  for (const day of await daysOfTrash(spool)) {
    for (const folder of foldersOfRequests) {
      const place = spool.at('trash', path.join(day, folder));
      const names = (await readdir(place).catch(noneIfMissing)).filter((name) =>
        references.has(referenceOf(name)),
      );
      for (const name of names) await unlink(path.join(place, name));
      if (names.length > 0) await syncFolder(place);
      count += names.length;
    }
  }
  return count;
}

export type TrashedRequest = {
  reference: string;
  /** Below the folder of received requests. */
  file: string;
  /** Null when the file cannot be read. */
  request: StoredRequest | null;
};

/** Every request in the trash, one after the other. */
export async function* trashedRequests(spool: Places): AsyncGenerator<TrashedRequest> {
  for (const day of await daysOfTrash(spool)) {
    for (const folder of ['accepted', 'amended', 'quarantine']) {
      const place = spool.at('trash', path.join(day, folder));
      for (const name of await readdir(place).catch(noneIfMissing)) {
        const request = await readBounded(path.join(place, name));
        yield { reference: referenceOf(name), file: path.join('trash', day, folder, name), request };
      }
    }
  }
}

async function readBounded(file: string): Promise<StoredRequest | null> {
  try {
    const { size } = await stat(file);
    return size > longestRequest ? null : parseStoredRequest(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

async function daysOfTrash({ at }: Places): Promise<readonly string[]> {
  const names = await readdir(at('trash')).catch(noneIfMissing);
  return names.filter((name) => /^[+-]?\d{4,6}-\d{2}-\d{2}$/.test(name));
}

/** `yyyy-mm-dd`, in UTC; years beyond 9999 are longer. */
function dayOf(moment: Date): string {
  return moment.toISOString().split('T')[0] ?? '';
}

function noneIfMissing(error: unknown): string[] {
  if (isErrorCode(error, 'ENOENT')) return [];
  throw error;
}

function emptyIfMissing(error: unknown): string {
  if (isErrorCode(error, 'ENOENT')) return '';
  throw error;
}
