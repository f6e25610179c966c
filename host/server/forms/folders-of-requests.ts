import { opendir } from 'node:fs/promises';
import type { Spool } from './spool';
import { referenceOf } from './stored-request';
import { syncFolder } from './synced-files';

/**
 * What is kept under a reference, in the order of erasing. Photographs come first, since the
 * request says whose they are: an erasure that was cut short can be asked for again. What says
 * that a mail has left comes last, so that no half-erased request is mailed once more.
 */
export const foldersOfRequests = [
  // The desk takes back what it has just written anew when the raw photograph is gone.
  'raw',
  'photos',
  'left-out',
  'quarantine',
  'amended',
  'accepted',
  'handled',
  'remind',
  'undelivered',
  'delivered',
] as const;

export type FolderOfRequests = (typeof foldersOfRequests)[number];

/** Enough that a hundred thousand names take a second at most, few enough to let others work meanwhile. */
const namesAtOnce = 512;

/** Takes away every file under these references, folder by folder. @returns how many files went. */
export async function takeAway(
  spool: Pick<Spool, 'at'>,
  references: ReadonlySet<string>,
  take: (folder: FolderOfRequests, name: string) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  for (const folder of foldersOfRequests) {
    const names: string[] = [];
    for await (const name of namesIn(spool.at(folder)))
      if (references.has(referenceOf(name))) names.push(name);
    for (const name of names) if (await take(folder, name)) count += 1;
    if (names.length > 0) await syncFolder(spool.at(folder));
  }
  return count;
}

/** The names in a folder, in no order, however many there are. */
export async function* namesIn(folder: string): AsyncGenerator<string> {
  for await (const { name } of await opendir(folder, { bufferSize: namesAtOnce })) yield name;
}
