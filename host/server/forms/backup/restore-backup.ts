import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from '../../../delivery/store/store';
import { errorMessage } from '../../../delivery/error-code';
import { acceptRequest } from '../database/accept-request';
import { isToCopy, knownBackups, noteCopy, wantedFiles, type Copy } from '../database/copy-rows';
import { publishedDraft } from '../database/draft-rows';
import { filePath, noteRejected, otherVersion, useOtherVersion, usersOf } from '../database/file-rows';
import { requestOf } from '../database/kept-request';
import { countRows, openRequestFolder, type RequestDatabase } from '../database/open-database';
import { parseRequestToKeep } from '../stored-request';
import { writeSynced } from '../synced-files';
import { copyOf, objectName, openBackupStore, proveStore } from './backup-store';
import { backupName, proveSnapshot, unzip } from './make-backup';
import type { Unseal } from './sealing';

type RestoreOptions = {
  /** Address of the backup store. */
  source: string;
  /** Folder of requests, created if it does not exist. Nothing in it is overwritten. */
  into: string;
  unseal: Unseal;
  now?: () => Date;
  log: (message: string) => void;
};

export type Restoration = {
  /** Name of the restored database backup; null if none was readable. */
  backup: string | null;
  /** Number of requests restored from that backup. */
  fromBackup: number;
  /** Number of requests restored from their own copies. */
  sinceBackup: number;
  /** Number of restored files. */
  files: number;
  /** Descriptions of the objects that could not be restored. */
  faults: readonly string[];
};

/**
 * Restores missing rows from the newest readable backup, newer requests from their own copies, and missing files.
 * Restored requests are not mailed again.
 * @throws Error when there is nothing to restore.
 */
export async function restoreBackup({
  source,
  into,
  unseal,
  now = () => new Date(),
  log,
}: RestoreOptions): Promise<Restoration> {
  await proveStore(source, null);
  const database = await openRequestFolder(into, log);
  const store = openBackupStore(source);
  try {
    const files = await copiesIn({ store }, 'files/');
    const parts = { store, database, unseal, faults: new Array<string>(), files };
    const newest = await newestBackup(parts, now());
    const sinceBackup = await copiedRequests(parts);
    if (newest === null && sinceBackup === 0 && parts.faults.length === 0)
      throw new Error(`${source} does not contain a backup.`);
    return {
      ...{ sinceBackup, files: await missingFiles(parts, now()), faults: parts.faults },
      backup: newest?.name ?? null,
      fromBackup: newest?.count ?? 0,
    };
  } finally {
    database.close();
  }
}

/** Maps a name to its copies, one for each key. */
type Copies = ReadonlyMap<string, readonly Copy[]>;

type Parts = {
  store: Store;
  database: RequestDatabase;
  unseal: Unseal;
  faults: string[];
  /** The store's copies of files. */
  files: Copies;
};

async function copiesIn({ store }: Pick<Parts, 'store'>, prefix: string): Promise<Copies> {
  const byName = new Map<string, Copy[]>();
  for (const { key } of await store.list(prefix)) {
    const copy = copyOf(key);
    if (copy) byName.set(copy.name, [...(byName.get(copy.name) ?? []), copy]);
  }
  return byName;
}

/** Returns the content of the first copy that can be decrypted. Otherwise records the faults and returns null. */
async function opened({ store, unseal, faults }: Parts, copies: readonly Copy[]): Promise<Buffer | null> {
  const reasons: string[] = [];
  for (const copy of copies) {
    const found = await store.get(objectName(copy));
    try {
      if (found) return await unseal(found);
    } catch (error) {
      reasons.push(`${objectName(copy)} cannot be opened: ${errorMessage(error)}`);
    }
  }
  faults.push(...reasons);
  return null;
}

async function newestBackup(parts: Parts, now: Date): Promise<{ name: string; count: number } | null> {
  const { database, faults } = parts;
  const backups = await copiesIn(parts, 'databases/');
  const folder = await mkdtemp(path.join(database.folder, 'incoming', 'snapshot-'));
  const file = path.join(folder, 'snapshot.sqlite');
  try {
    for (const name of restoreOrder([...backups.keys()], knownBackups(database), now)) {
      const zipped = await opened(parts, backups.get(name) ?? []);
      if (!zipped) continue;
      try {
        await writeFile(file, await unzip(zipped));
        proveSnapshot(file);
        const count = importSnapshot(database, file);
        // The snapshot does not list its own backup. Records that backup, so that it is removed when it is old.
        for (const copy of backups.get(name) ?? []) noteCopy(database, copy, now.getTime());
        return { name, count };
      } catch (error) {
        faults.push(`${name} cannot be restored: ${errorMessage(error)}`);
      }
    }
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Sorts backups from newest to oldest, with future dates last. Backups that this database records come after all
 * others, because a new machine records only backups of its nearly empty database.
 */
function restoreOrder(names: readonly string[], known: readonly string[], now: Date): readonly string[] {
  const isAhead = (name: string) => name > backupName(now);
  const newestFirst = names.toSorted((one, other) =>
    isAhead(one) === isAhead(other) ? (one < other ? 1 : -1) : Number(isAhead(one)) - Number(isAhead(other)),
  );
  const isKnown = (name: string) => known.includes(name);
  return [...newestFirst.filter((name) => !isKnown(name)), ...newestFirst.filter(isKnown)];
}

/** Tables to restore. Sessions are not restored, so the owner must sign in again. */
const tables = ['files', 'requests', 'uses', 'copies', 'facts', 'drafts'] as const;

/**
 * Inserts missing rows from a checked backup. Cancels waiting messages, because the owner sees the requests in the
 * list.
 * @returns the number of inserted requests.
 */
function importSnapshot(database: RequestDatabase, file: string): number {
  const before = countRows(database, 'requests');
  database.get('ATTACH DATABASE ? AS backup', file);
  try {
    database.write(() => {
      database.run(`UPDATE backup.requests SET mailState = 'none' WHERE mailState = 'waiting'`);
      database.run('UPDATE backup.drafts SET version = 0 WHERE name = ?', publishedDraft);
      for (const table of tables) {
        // Rows may get new ids, because no row refers to another by id.
        const columns = database.all<{ name: string }>(
          `SELECT name FROM pragma_table_info(?) WHERE name <> 'id'`,
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

/** Restores requests from their own copies if the database lacks them. @returns the number of restored requests. */
async function copiedRequests(parts: Parts): Promise<number> {
  const { database, faults } = parts;
  let count = 0;
  for (const [name, copies] of await copiesIn(parts, 'requests/')) {
    if (requestOf(database, path.basename(name))) continue;
    const content = await opened(parts, copies);
    const kept = content && parseRequestToKeep(content.toString('utf8'));
    if (content && !kept) faults.push(`${name} is not a request.`);
    if (kept && acceptRequest(database, kept, { isMailed: false }).isNew) count += 1;
  }
  return count;
}

/**
 * Restores missing files. A photograph is replaced with its other version if only that version exists. Missing
 * photographs of quarantined requests are marked as rejected, because no backup contains them.
 * @returns the number of restored files.
 */
async function missingFiles(parts: Parts, now: Date): Promise<number> {
  const { database, faults, files } = parts;
  const isHere = (file: string) => existsSync(filePath(database, file));
  let count = 0;
  for (const wanted of wantedFiles(database)) {
    const file = [wanted, otherVersion(wanted)].find((each) => isHere(each) || files.has(`files/${each}`));
    if (file === undefined) {
      if (isToCopy(database, wanted))
        faults.push(`files/${wanted} is in no backup; used by ${usersOf(database, wanted)}.`);
      else noteRejected(database, wanted, { reason: 'not-in-backup', deleteAt: 0 });
      continue;
    }
    if (file !== wanted) useOtherVersion(database, wanted, now.getTime());
    const content = isHere(file) ? null : await opened(parts, files.get(`files/${file}`) ?? []);
    if (!content) continue;
    await writeSynced(filePath(database, file), content, path.join(database.folder, 'incoming'));
    count += 1;
  }
  return count;
}
