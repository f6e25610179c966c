import { readdir, stat, unlink } from 'node:fs/promises';
import { isErrorCode } from '../error-code';
import { referenceOf } from './stored-request';
import { syncFolder } from './synced-files';
import type { Spool } from './spool';

/**
 * What is kept under a reference, in the order of erasing. Photographs come first, since the
 * request says whose they are: an erasure that was cut short can be asked for again. What says
 * that a mail has left comes last, so that no half-erased request is mailed once more.
 */
const folders = [
  'photos',
  'quarantine',
  'amended',
  'accepted',
  'handled',
  'undelivered',
  'delivered',
] as const;

/** Erases everything kept under these references, for good. @returns how many files went. */
export async function eraseRequests(spool: Spool, references: ReadonlySet<string>): Promise<number> {
  let count = 0;
  for (const folder of folders) {
    const names = (await readdir(spool.at(folder))).filter((name) => references.has(referenceOf(name)));
    for (const name of names) if (await remove(spool.at(folder, name))) count += 1;
    if (names.length > 0) await syncFolder(spool.at(folder));
  }
  return count;
}

/**
 * Removes what belongs to no request and is older than a day: photographs and drafts of a form
 * whose sender was never told success, marks that an interrupted erasure left.
 */
export async function removeLeftovers(spool: Spool, now: Date): Promise<number> {
  const kept = new Set<string>();
  for (const folder of ['accepted', 'amended', 'quarantine'] as const) {
    for (const key of await spool.keys(folder)) kept.add(referenceOf(key));
  }

  let count = 0;
  for (const folder of ['incoming', 'photos', 'handled', 'undelivered', 'delivered'] as const) {
    for (const name of await readdir(spool.at(folder))) {
      if (folder !== 'incoming' && kept.has(referenceOf(name))) continue;
      const file = spool.at(folder, name);
      const info = await stat(file).catch(() => null);
      if (info && now.getTime() - info.mtimeMs > day && (await remove(file))) count += 1;
    }
  }
  return count;
}

const day = 24 * 60 * 60 * 1000;

async function remove(file: string): Promise<boolean> {
  try {
    await unlink(file);
    return true;
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return false;
    throw error;
  }
}
