import { existsSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage } from '../error-code';
import { acceptRequest, type Arrival } from './database/accept-request';
import type { RequestDatabase } from './database/open-database';
import { parseRequestToKeep, type RequestToKeep } from './stored-request';
import { readPlainFile, removeSynced, syncFolder, writeSynced } from './synced-files';

/*
 * When the database fails, because the disk is full, the file damaged or another process locks it, the request becomes
 * one synced file in `raft`, after its photographs, and the service reports success. The desk moves it into the database
 * later. The same request sent twice is the same file.
 */

/** Maximum bytes of a request, with a large margin. */
const longestFile = 4 * 1024 * 1024;
/** Maximum files per round. */
const mostAtOnce = 200;

/** Paths of a request's photographs, by their names in the library. */
type PhotoPaths = ReadonlyMap<string, string>;

type Waiting = {
  kept: RequestToKeep;
  photos: PhotoPaths;
  resolve: (arrival: Arrival | Promise<Arrival>) => void;
};

/** Milliseconds to wait before the database is tried again after a failure: each attempt may block all visitors. */
const pause = 5_000;

/**
 * Returns a function that writes a request, which is synced once the promise resolves; it rejects when no file can be
 * written either. Requests that arrive in the same turn of the event loop share one transaction, and so one sync.
 */
export function requestWriter(database: RequestDatabase, log: (message: string) => void) {
  let waiting: Waiting[] = [];
  let pausedUntil = 0;

  function writeWaiting(): void {
    const requests = waiting;
    waiting = [];
    const useRaft = () =>
      requests.forEach(({ kept, photos, resolve }) => resolve(putIntoRaft(database.folder, kept, photos)));
    if (performance.now() < pausedUntil) return useRaft();
    try {
      const arrivals = database.write(() =>
        requests.map(({ kept, photos }) => acceptRequest(database, kept, { from: photos })),
      );
      arrivals.forEach((arrival, at) => requests[at]?.resolve(arrival));
    } catch (error) {
      log(`The database fails, so requests go into the folder raft: ${errorMessage(error)}`);
      pausedUntil = performance.now() + pause;
      useRaft();
    }
  }

  return (kept: RequestToKeep, photos: PhotoPaths) =>
    new Promise<Arrival>((resolve) => {
      if (waiting.push({ kept, photos, resolve }) === 1) setImmediate(writeWaiting);
    });
}

/** Writes a request and its photographs into `raft`. @throws Error when no file can be written either. */
async function putIntoRaft(folder: string, kept: RequestToKeep, photos: PhotoPaths): Promise<Arrival> {
  const { reference, fingerprint } = kept.request;
  const raft = path.join(folder, 'raft');
  for (const [file, from] of photos)
    await rename(from, path.join(raft, file)).catch((error: unknown) => {
      // The failed transaction had already moved the file into the library.
      if (!existsSync(path.join(folder, 'files', file))) throw error;
    });
  if (photos.size > 0) await syncFolder(raft);
  const name = path.join(raft, `${reference}.${fingerprint.slice(0, 12)}.json`);
  await writeSynced(name, JSON.stringify(kept), path.join(folder, 'incoming'));
  return { reference, isNew: true };
}

/**
 * Moves requests from `raft` into the database. An unreadable file does not stop the others.
 * @returns how many were moved, and the files that could not be moved, and why.
 */
export async function importRaft(
  database: RequestDatabase,
): Promise<{ saved: number; stuck: readonly string[] }> {
  const raft = path.join(database.folder, 'raft');
  const stuck: string[] = [];
  let saved = 0;
  for (const name of (await readdir(raft)).filter((each) => each.endsWith('.json')).slice(0, mostAtOnce)) {
    const file = path.join(raft, name);
    try {
      const content = await readPlainFile(file, longestFile);
      const kept = parseRequestToKeep(content.toString());
      if (kept === null) throw new Error('it is not a request');
      const from = new Map(kept.photos.map((photo) => [photo.file, path.join(raft, photo.file)]));
      const { isNew } = acceptRequest(database, kept, { from });
      if (!isNew) for (const photo of from.values()) await removeSynced(photo);
      await removeSynced(file);
      saved += 1;
    } catch (error) {
      stuck.push(`${name} (${errorMessage(error)})`);
    }
  }
  return { saved, stuck };
}
