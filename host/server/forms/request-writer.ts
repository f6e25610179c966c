import { errorMessage } from '../error-code';
import { acceptRequest } from './database/accept-request';
import type { RequestDatabase } from './database/open-database';
import { putIntoRaft } from './life-raft';
import { keyOf, type RequestToKeep } from './stored-request';

/** Keeps a request: on disk, synced, once the promise resolves. @throws Error when the disk takes nothing at all. */
export type WriteRequest = (kept: RequestToKeep) => Promise<void>;

type Waiting = { kept: RequestToKeep; resolve: () => void; reject: (error: unknown) => void };

/** Milliseconds in which a database that took nothing is not asked again: each time may hold up everybody. */
const pause = 5_000;

/**
 * Requests that arrive in the same turn of the event loop share one transaction, and so one sync. What the database
 * does not take goes into the raft.
 */
export function requestWriter(database: RequestDatabase, log: (message: string) => void): WriteRequest {
  let waiting: Waiting[] = [];
  let pausedUntil = 0;

  function writeWaiting(): void {
    const requests = waiting;
    waiting = [];
    if (performance.now() < pausedUntil) return requests.forEach(useRaft);
    try {
      database.write(() => requests.forEach(({ kept }) => acceptRequest(database, kept)));
      for (const { resolve } of requests) resolve();
    } catch (error) {
      log(`The database takes no request, which go into the folder raft: ${errorMessage(error)}`);
      pausedUntil = performance.now() + pause;
      requests.forEach(useRaft);
    }
  }

  function useRaft({ kept, resolve, reject }: Waiting): void {
    putIntoRaft(database.folder, keyOf(kept.request), kept).then(resolve, reject);
  }

  return (kept) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ kept, resolve, reject }) === 1) setImmediate(writeWaiting);
    });
}
