import { opendir } from 'node:fs/promises';
import path from 'node:path';
import { acceptRequest } from './database/accept-request';
import type { RequestDatabase } from './database/open-database';
import { readPlainFile } from './open-plain-file';
import { parseRequestToKeep, type RequestToKeep } from './stored-request';
import { removeSynced, writeSynced } from './synced-files';

/*
 * When the database can take no request, because its disk is full, its file damaged or somebody holds it, the request
 * is written as one synced file of its own into `raft`, and the visitor hears of success. The desk brings it into the
 * database once that works again. The same request sent twice is the same file.
 */

/** Bytes: far more than a request takes. */
const longestFile = 4 * 1024 * 1024;
/** Files that are brought in at once; the next round takes others. */
const mostAtOnce = 200;

/** @throws Error when the disk takes no file either. */
export async function putIntoRaft(folder: string, key: string, kept: RequestToKeep): Promise<void> {
  const file = path.join(folder, 'raft', `${key}.json`);
  await writeSynced(file, JSON.stringify(kept), path.join(folder, 'incoming'));
}

export type RaftImport = {
  /** Requests that are in the database now. */
  saved: number;
  /** Files that cannot be read, and stay where they are. */
  unreadable: readonly string[];
};

/**
 * Brings requests out of `raft` into the database; call it now and then. One file that cannot be read keeps no other
 * one back.
 * @throws Error when the database still takes none.
 */
export async function importRaft(database: RequestDatabase): Promise<RaftImport> {
  const raft = path.join(database.folder, 'raft');
  const unreadable: string[] = [];
  let saved = 0;
  for await (const { name } of await opendir(raft)) {
    if (!name.endsWith('.json')) continue;
    const file = path.join(raft, name);
    const content = await readPlainFile(file, longestFile).catch(() => '');
    const kept = parseRequestToKeep(content.toString());
    if (kept === null) {
      unreadable.push(file);
      continue;
    }
    acceptRequest(database, kept);
    await removeSynced(file);
    saved += 1;
    if (saved === mostAtOnce) break;
  }
  return { saved, unreadable };
}
