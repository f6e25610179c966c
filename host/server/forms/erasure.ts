import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { readFact } from './database/facts';
import { setAsideFact, type RequestDatabase } from './database/open-database';
import { isPhotoNamed } from './database/photo-rows';
import { eraseRequests, forgetErased, type Erased } from './database/request-changes';
import { removeSynced } from './synced-files';

/** Erases everything under these references for good, photographs included. @returns how many versions went. */
export async function eraseForGood(
  database: RequestDatabase,
  references: readonly string[],
): Promise<number> {
  return finishErasure(database, eraseRequests(database, references));
}

/** Removes the photographs of what was erased, and what SQLite's log still knows of it. @returns how many versions went. */
export async function finishErasure(
  database: RequestDatabase,
  { versions, photoFiles }: Erased,
): Promise<number> {
  for (const file of photoFiles) {
    await removeSynced(path.join(database.folder, 'photos', file));
    await removeSynced(path.join(database.folder, 'raw', file));
  }
  forgetErased(database);
  return versions;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Removes files that belong to no request and are older than a day: photographs of a form whose sender was never told
 * success, drafts, and what an interrupted erasure left. Nothing goes after a damaged database was set aside: the new
 * one may lack requests that have photographs. @returns how many went.
 */
export async function removeLeftovers(database: RequestDatabase, now: Date): Promise<number> {
  if (readFact(database, setAsideFact)) return 0;
  let count = 0;
  for (const folder of ['incoming', 'raw', 'photos'] as const) {
    const place = path.join(database.folder, folder);
    for (const name of await readdir(place)) {
      if (folder !== 'incoming' && isPhotoNamed(database, name)) continue;
      const file = path.join(place, name);
      const info = await stat(file).catch(() => null);
      if (info?.isFile() && now.getTime() - info.mtimeMs > day && (await removeSynced(file))) count += 1;
    }
  }
  return count;
}
