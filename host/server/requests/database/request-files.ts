import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { countRows, syncFolder, type RequestDatabase } from './open-database';

/*
 * Photographs of a request are first in `incoming/<reference>`, and in `files/<reference>` once its row is committed.
 * After a crash in between, `finishArrivals` completes the move, so that no photograph exists without a row.
 */

/** Folder of a request's photographs. */
export const requestFolder = ({ folder }: RequestDatabase, reference: string): string =>
  path.join(folder, 'files', reference);

/** Path of a photograph: `raw` as it came, or `jpg` re-encoded. */
export const photoFile = (
  database: RequestDatabase,
  { reference, number }: { reference: string; number: number },
  ending: 'raw' | 'jpg',
): string => path.join(requestFolder(database, reference), `${number}.${ending}`);

/** Folder for uploads in progress. */
export const incomingFolder = ({ folder }: Pick<RequestDatabase, 'folder'>): string =>
  path.join(folder, 'incoming');

const arrival = (database: RequestDatabase, reference: string) =>
  path.join(incomingFolder(database), reference);

/** Names synced photographs after their request, before its row is written. */
export function nameArrival(database: RequestDatabase, from: string, reference: string): void {
  rmSync(arrival(database, reference), { recursive: true, force: true });
  renameSync(from, arrival(database, reference));
  syncFolder(incomingFolder(database));
}

/** Moves the photographs of a committed request to their final folder. */
export function moveArrival(database: RequestDatabase, reference: string): void {
  const target = requestFolder(database, reference);
  rmSync(target, { recursive: true, force: true });
  renameSync(arrival(database, reference), target);
  syncFolder(path.dirname(target));
}

const day = 24 * 60 * 60 * 1000;

/** Completes the moves that a crash has interrupted, and deletes uploads older than a day that no request has. */
export function finishArrivals(database: RequestDatabase, now: number): void {
  for (const name of readdirSync(incomingFolder(database))) {
    const from = path.join(incomingFolder(database), name);
    const isKept = countRows(database, 'requests WHERE reference = ?', name) > 0;
    if (isKept && !existsSync(requestFolder(database, name))) moveArrival(database, name);
    else if (now - statSync(from).mtimeMs > day) rmSync(from, { recursive: true, force: true });
  }
}

/** Returns the free bytes on the disk of a folder, or 0 if the system does not report them. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize;
}

/** Deletes the photographs of a request. */
export function removeFiles(database: RequestDatabase, reference: string): void {
  rmSync(requestFolder(database, reference), { recursive: true, force: true });
}
