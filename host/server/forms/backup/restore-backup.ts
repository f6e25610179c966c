import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from '../../../delivery/store/store';
import { errorMessage } from '../../error-code';
import { acceptRequest, setPhotos } from '../database/accept-request';
import { copyOf, firstBackup, noteCopy, objectName, wantedFiles, type Copy } from '../database/copy-rows';
import { publishedDraft } from '../database/draft-rows';
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
  /** Requests from that backup, and from the copies of single requests since, which are not mailed again. */
  fromBackup: number;
  sinceBackup: number;
  /** Photographs, and files of the owner's site. */
  files: number;
  /** What could not be read, in words; nothing of it hides anything else. */
  faults: readonly string[];
};

/**
 * Brings back what is missing in a folder, empty or not: the newest backup that can be read, each request that was
 * copied since, and the files. What was sealed for another key is passed over where the same lies there for this one.
 * @throws Error in plain words when there is nothing to restore.
 */
export async function restoreBackup({ source, into, unseal, log }: RestoreOptions): Promise<Restoration> {
  await proveStore(source, null);
  const owner = await stat(existsSync(into) ? into : path.dirname(path.resolve(into)));
  for (const folder of ['incoming', 'files', 'raft'])
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
    // A command that was run as root: the service could not enter the folder.
    if (process.getuid?.() === 0 && owner.uid !== 0) await giveTo(owner, into);
  }
}

/** Gives a folder and all that is in it to the owner of the folder that was there before. */
async function giveTo({ uid, gid }: { uid: number; gid: number }, folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true }))
    await chown(path.join(folder, name), uid, gid);
  await chown(folder, uid, gid);
}

type Parts = { store: Store; database: RequestDatabase; unseal: Unseal; faults: string[] };

/** All copies below a prefix, by their name: one for each key that they were sealed for. */
async function copiesIn({ store }: Parts, prefix: string): Promise<ReadonlyMap<string, readonly Copy[]>> {
  const byName = new Map<string, Copy[]>();
  for (const { key } of await store.list(prefix)) {
    const copy = copyOf(key);
    if (copy) byName.set(copy.name, [...(byName.get(copy.name) ?? []), copy]);
  }
  return byName;
}

/** The first copy that can be opened. Null, and a fault, when there is none. */
async function opened({ store, unseal, faults }: Parts, copies: readonly Copy[]): Promise<Buffer | null> {
  const reasons: string[] = [];
  for (const copy of copies) {
    const found = await store.get(objectName(copy));
    try {
      if (found) return await unseal(found.content);
    } catch (error) {
      reasons.push(`${objectName(copy)} cannot be opened: ${errorMessage(error)}`);
    }
  }
  faults.push(...reasons);
  return null;
}

async function newestBackup(parts: Parts): Promise<{ name: string; count: number } | null> {
  const { database, faults } = parts;
  const backups = await copiesIn(parts, 'databases/');
  const folder = await mkdtemp(path.join(database.folder, 'incoming', 'snapshot-'));
  const file = path.join(folder, 'snapshot.sqlite');
  try {
    for (const name of restoreOrder([...backups.keys()], firstBackup(database))) {
      const zipped = await opened(parts, backups.get(name) ?? []);
      if (!zipped) continue;
      try {
        await writeFile(file, await unzip(zipped));
        proveSnapshot(file);
        const count = importSnapshot(database, file);
        // The rows in a backup do not name the backup itself: unnoted, it would stay in the store for ever.
        for (const copy of backups.get(name) ?? []) noteCopy(database, copy, Date.now());
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
 * Returns the newest first. A machine that was set up anew has already backed up its empty database, so the backups from
 * before its own come first. @param first name of the oldest backup that this machine knows.
 */
function restoreOrder(names: readonly string[], first: string | null): readonly string[] {
  const sorted = [...names].sort().reverse();
  const before = sorted.filter((name) => first !== null && name < first);
  return [...before, ...sorted.filter((name) => !before.includes(name))];
}

/** Each after those that its rows belong to. Who was signed in is no loss. */
const tables = ['files', 'requests', 'uses', 'copies', 'facts', 'drafts'] as const;

/**
 * Puts everything of a sound backup into a database that is not there already; nothing is overwritten. Mail that
 * waited then has left since, or the owner sees it in the list.
 * @returns how many requests came.
 */
function importSnapshot(database: RequestDatabase, file: string): number {
  const before = countRows(database, 'requests');
  database.get('ATTACH DATABASE ? AS backup', file);
  try {
    database.write(() => {
      database.run(`CREATE TEMP TABLE known AS SELECT reference FROM main.requests`);
      database.run('UPDATE backup.drafts SET version = 0 WHERE name = ?', publishedDraft);
      for (const table of tables) {
        // Numbers of rows are given anew; nothing names a row by its number.
        const columns = database.all<{ name: string }>(
          `SELECT name FROM pragma_table_info(?) WHERE name <> 'id'`,
          table,
        );
        const names = columns.map(({ name }) => name).join();
        database.run(`INSERT OR IGNORE INTO main.${table} (${names}) SELECT ${names} FROM backup.${table}`);
      }
      database.run(
        `UPDATE requests SET mailState = 'none'
         WHERE mailState = 'waiting' AND reference NOT IN (SELECT reference FROM temp.known)`,
      );
      database.run('DROP TABLE temp.known');
    });
  } finally {
    database.get('DETACH DATABASE backup');
  }
  return countRows(database, 'requests') - before;
}

/** Which state of its photographs a request has here; -1 when it is not here. */
function revisionOf(database: RequestDatabase, reference: string): number {
  const row = 'SELECT revision FROM requests WHERE reference = ?';
  return database.get<{ revision: number }>(row, reference)?.revision ?? -1;
}

/**
 * Requests that no backup of the database held; of the others, the photographs as they were re-encoded since.
 * @returns how many requests came.
 */
async function copiedRequests(parts: Parts): Promise<number> {
  const { database, faults } = parts;
  let count = 0;
  const copies = await copiesIn(parts, 'requests/');
  const revision = (name: string) => Number(name.slice(name.lastIndexOf('-') + 1));
  // The newest first: it names the photographs as they are now.
  for (const name of [...copies.keys()].sort((a, b) => revision(b) - revision(a))) {
    const reference = path.basename(name).replace(/-\d+$/, '');
    if (revisionOf(database, reference) >= revision(name)) continue;
    const content = await opened(parts, copies.get(name) ?? []);
    const kept = content && parseRequestToKeep(content.toString('utf8'));
    if (content && !kept) faults.push(`${name} holds no request.`);
    if (!kept) continue;
    if (acceptRequest(database, kept, { isMailed: false }).isNew) count += 1;
    setPhotos(database, reference, { photos: kept.photos, revision: revision(name) });
  }
  return count;
}

/** Photographs, and what the owner prepares for his site. @returns how many came. */
async function missingFiles(parts: Parts): Promise<number> {
  const { database, faults } = parts;
  const copies = await copiesIn(parts, 'files/');
  let count = 0;
  for (const file of wantedFiles(database)) {
    const name = `files/${file}`;
    if (existsSync(path.join(database.folder, name))) continue;
    const content = await opened(parts, copies.get(name) ?? []);
    if (!content && !copies.has(name)) faults.push(`${name} is in no backup.`);
    if (!content) continue;
    await writeSynced(path.join(database.folder, name), content, path.join(database.folder, 'incoming'));
    count += 1;
  }
  return count;
}
