import { existsSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage } from '../../delivery/error-code';
import { acceptRequest, type Arrival } from './database/accept-request';
import type { RequestDatabase } from './database/open-database';
import { parseRequestToKeep, type RequestToKeep } from './stored-request';
import { syncFolder } from '../../delivery/files';
import { readPlainFile, removeSynced, writeSynced } from './synced-files';

/*
 * When the database fails (the disk is full, the file is damaged, or another process locks it), we move the photographs
 * into `raft`, write the request there as one synced file, and report success. The desk imports them later.
 */

/** Maximum bytes of a request's file, with a large margin. */
const longestFile = 4 * 1024 * 1024;
/** Maximum requests imported per round. */
const mostAtOnce = 200;

/** Paths of a request's photographs, by their names in the folder `files`. */
type PhotoPaths = ReadonlyMap<string, string>;

type Waiting = {
  kept: RequestToKeep;
  photos: PhotoPaths;
  resolve: (arrival: Arrival | Promise<Arrival>) => void;
};

/** Milliseconds to wait after a failure of the database, because each attempt may block all visitors. */
const pause = 5_000;

/**
 * Returns a function that writes a request. Its promise resolves once the request is synced, and rejects when neither
 * the database nor `raft` can be written. Requests of one turn of the event loop share a transaction.
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
      log(`The database failed, so requests go into the folder raft: ${errorMessage(error)}`);
      pausedUntil = performance.now() + pause;
      useRaft();
    }
  }

  return (kept: RequestToKeep, photos: PhotoPaths) =>
    new Promise<Arrival>((resolve) => {
      if (waiting.push({ kept, photos, resolve }) === 1) setImmediate(writeWaiting);
    });
}

/** Writes a request and its photographs into `raft`. @throws Error when a file cannot be written. */
async function putIntoRaft(folder: string, kept: RequestToKeep, photos: PhotoPaths): Promise<Arrival> {
  const { reference, fingerprint } = kept.request;
  const raft = path.join(folder, 'raft');
  for (const [file, from] of photos)
    await rename(from, path.join(raft, file)).catch((error: unknown) => {
      // The failed transaction may already have moved the file into `files`.
      if (!existsSync(path.join(folder, 'files', file))) throw error;
    });
  if (photos.size > 0) await syncFolder(raft);
  const name = path.join(raft, `${reference}.${fingerprint.slice(0, 12)}.json`);
  await writeSynced(name, JSON.stringify(kept), path.join(folder, 'incoming'));
  return { reference, isNew: true };
}

/**
 * Moves requests from `raft` into the database. An unreadable file does not stop the others.
 * @returns the number of moved requests, and the name and error of each file that could not be moved.
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
