import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from '../../../delivery/store/store';
import { errorMessage } from '../../error-code';
import { acceptRequest, hasRequest } from '../database/accept-request';
import { wantedFiles } from '../database/copy-rows';
import { countRows } from '../database/kept-request';
import { requestDatabase, type RequestDatabase } from '../database/open-database';
import { parseRequestToKeep } from '../stored-request';
import { writeSynced } from '../synced-files';
import { openBackupStore, proveStore } from './backup-store';
import { proveSnapshot, unzip } from './make-backup';
import type { Unseal } from './sealing';

type RestoreOptions = {
  /** Where the backups are. */
  source: string;
  /** The folder of requests; made when it does not exist. What it holds stays as it is. */
  into: string;
  unseal: Unseal;
  log: (message: string) => void;
};

export type Restoration = {
  /** The backup of the database that was used; null when there is none that can be read. */
  backup: string | null;
  /** Versions of requests from that backup, and from the copies of single requests since. */
  fromBackup: number;
  sinceBackup: number;
  /** Photographs, and files of the owner's site. */
  files: number;
  /** What could not be read, in words; nothing of it hides anything else. */
  faults: readonly string[];
};

/**
 * Brings back what is missing in a folder, empty or not: the newest backup that can be read, each request that was
 * copied since, and the files.
 * @throws Error in plain words when there is nothing to restore.
 */
export async function restoreBackup({ source, into, unseal, log }: RestoreOptions): Promise<Restoration> {
  await proveStore(source, null);
  for (const folder of ['incoming', 'raw', 'photos', 'site/files'])
    await mkdir(path.join(into, folder), { recursive: true, mode: 0o700 });
  const database = requestDatabase({ folder: into, log });
  const parts = { store: openBackupStore(source), database, unseal, faults: new Array<string>() };
  try {
    const newest = await newestBackup(parts);
    const sinceBackup = await copiedRequests(parts);
    if (newest === null && sinceBackup === 0 && parts.faults.length === 0)
      throw new Error(`${source} holds no backup.`);
    return {
      ...{ sinceBackup, files: await missingFiles(parts), faults: parts.faults },
      backup: newest?.name ?? null,
      fromBackup: newest?.count ?? 0,
    };
  } finally {
    database.close();
  }
}

type Parts = { store: Store; database: RequestDatabase; unseal: Unseal; faults: string[] };

/** Null, and a fault, for what cannot be opened; null alone for what is not there. */
async function opened({ store, unseal, faults }: Parts, key: string): Promise<Buffer | null> {
  const found = await store.get(key);
  if (!found) return null;
  try {
    return await unseal(found.content);
  } catch (error) {
    faults.push(`${key} cannot be opened: ${errorMessage(error)}`);
    return null;
  }
}

async function newestBackup(parts: Parts): Promise<{ name: string; count: number } | null> {
  const { store, database, faults } = parts;
  const names = (await store.list('databases/')).map(({ key }) => key).sort();
  const folder = await mkdtemp(path.join(database.folder, 'snapshot-'));
  const file = path.join(folder, 'snapshot.sqlite');
  try {
    for (const name of names.reverse()) {
      const zipped = await opened(parts, name);
      if (!zipped) continue;
      try {
        await writeFile(file, await unzip(zipped));
        proveSnapshot(file);
        return { name, count: importSnapshot(database, file) };
      } catch (error) {
        faults.push(`${name} cannot be restored: ${errorMessage(error)}`);
      }
    }
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each after those that its rows belong to. What was reported of failures, and who was signed in, is no loss. */
const tables = ['requests', 'photos', 'copies', 'facts', 'drafts'] as const;

/**
 * Puts everything of a sound backup into a database that is not there already; nothing is overwritten.
 * @returns how many versions of requests came.
 */
function importSnapshot(database: RequestDatabase, file: string): number {
  const before = countRows(database, 'requests');
  database.get('ATTACH DATABASE ? AS backup', file);
  try {
    database.write(() => {
      for (const table of tables) {
        // Numbers of rows are given anew, and days are counted anew; nothing names a row by its number.
        const columns = database.all<{ name: string }>(
          `SELECT name FROM pragma_table_info(?) WHERE name NOT IN ('id', 'countedFrom')`,
          table,
        );
        const names = columns.map(({ name }) => name).join();
        database.run(`INSERT OR IGNORE INTO main.${table} (${names}) SELECT ${names} FROM backup.${table}`);
      }
    });
  } finally {
    database.get('DETACH DATABASE backup');
  }
  return countRows(database, 'requests') - before;
}

/** @returns how many versions came that no backup of the database held. */
async function copiedRequests(parts: Parts): Promise<number> {
  const { store, database, faults } = parts;
  let count = 0;
  for (const { key: name } of await store.list('requests/')) {
    if (hasRequest(database, path.basename(name, '.age'))) continue;
    const content = await opened(parts, name);
    const kept = content && parseRequestToKeep(content.toString('utf8'));
    if (kept && acceptRequest(database, kept).isNew) count += 1;
    else if (content && !kept) faults.push(`${name} holds no request.`);
  }
  return count;
}

/** Photographs, and what the owner prepares for his site. @returns how many came. */
async function missingFiles(parts: Parts): Promise<number> {
  const { database, faults } = parts;
  let count = 0;
  for (const name of wantedFiles(database)) {
    if (existsSync(path.join(database.folder, name))) continue;
    const { dir, base } = path.parse(name);
    const hasCome = dir === 'site/files' ? await bringBack(parts, name) : await bringPhoto(parts, base);
    if (hasCome) count += 1;
    else faults.push(`${name} is in no backup.`);
  }
  return count;
}

/** As it was written anew; else as it was sent, to be written anew. @returns false when it is in no backup. */
async function bringPhoto(parts: Parts, file: string): Promise<boolean> {
  const isAnew = await bringBack(parts, `photos/${file}`);
  const hasCome = isAnew || (await bringBack(parts, `raw/${file}`));
  parts.database.run(`UPDATE photos SET state = ? WHERE file = ?`, isAnew ? 'kept' : 'waiting', file);
  return hasCome;
}

async function bringBack(parts: Parts, name: string): Promise<boolean> {
  const { folder } = parts.database;
  const content = await opened(parts, `${name}.age`);
  if (content) await writeSynced(path.join(folder, name), content, path.join(folder, 'incoming'));
  return content !== null;
}
