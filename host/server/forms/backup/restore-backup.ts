import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage } from '../../error-code';
import { acceptRequest, hasRequest } from '../database/accept-request';
import { siteFiles } from '../database/copy-rows';
import { requestDatabase, type RequestDatabase } from '../database/open-database';
import { importSnapshot, namedPhotos, notePhotoRestored, type NamedPhoto } from '../database/restore-rows';
import { parseRequestToKeep, rawName } from '../stored-request';
import { syncedWriter } from '../synced-files';
import { openBackupStore, type BackupStore } from './backup-store';
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
  photos: number;
  /** What could not be read, in words; nothing of it hides anything else. */
  faults: readonly string[];
};

/**
 * Brings back what is missing in a folder, empty or not: the newest backup that can be read, each request that was
 * copied since, and the photographs.
 * @throws Error in plain words when there is nothing to restore.
 */
export async function restoreBackup({ source, into, unseal, log }: RestoreOptions): Promise<Restoration> {
  const store = openBackupStore(source, null);
  await store.prove();
  for (const folder of ['incoming', 'raw', 'photos', 'site/files'])
    await mkdir(path.join(into, folder), { recursive: true, mode: 0o700 });
  const database = requestDatabase({ folder: into, log });
  const parts = { store, database, unseal, faults: new Array<string>() };
  try {
    const newest = await newestBackup(parts);
    const sinceBackup = await copiedRequests(parts);
    const photos = (await missingPhotos(parts)) + (await missingSiteFiles(parts));
    if (newest === null && sinceBackup === 0 && parts.faults.length === 0)
      throw new Error(`${source} holds no backup.`);
    return {
      ...{ sinceBackup, photos, faults: parts.faults },
      backup: newest?.name ?? null,
      fromBackup: newest?.count ?? 0,
    };
  } finally {
    database.close();
  }
}

type Parts = { store: BackupStore; database: RequestDatabase; unseal: Unseal; faults: string[] };

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

/** @returns how many versions came that no backup of the database held. */
async function copiedRequests(parts: Parts): Promise<number> {
  const { store, database, faults } = parts;
  let count = 0;
  for (const { key: name } of await store.list('requests/')) {
    const key = path.basename(name, '.age');
    if (hasRequest(database, key)) continue;
    const content = await opened(parts, name);
    const kept = content && parseRequestToKeep(content.toString('utf8'));
    if (kept && acceptRequest(database, kept).isNew) count += 1;
    else if (content && !kept) faults.push(`${name} holds no request.`);
  }
  return count;
}

/** @returns how many photographs were written. */
async function missingPhotos(parts: Parts): Promise<number> {
  let count = 0;
  for (const photo of namedPhotos(parts.database)) {
    if (await isThere(parts.database.folder, photo)) continue;
    if (await restoredPhoto(parts, photo)) count += 1;
    else parts.faults.push(`The photograph ${photo.file} is in no backup.`);
  }
  return count;
}

/** What the owner prepares for his site. @returns how many files were written. */
async function missingSiteFiles(parts: Parts): Promise<number> {
  const { database, faults } = parts;
  const write = syncedWriter(path.join(database.folder, 'incoming')).replace;
  let count = 0;
  for (const file of siteFiles(database)) {
    const place = path.join(database.folder, 'site', 'files', file);
    const isHere = await access(place).then(
      () => true,
      () => false,
    );
    const content = isHere ? null : await opened(parts, `site/${file}.age`);
    if (content) await write(place, content);
    if (content) count += 1;
    else if (!isHere) faults.push(`The file ${file} of the owner's site is in no backup.`);
  }
  return count;
}

/** As it was written anew; else as it was sent, to be written anew. */
async function restoredPhoto(parts: Parts, { file, sha256 }: NamedPhoto): Promise<boolean> {
  const { database } = parts;
  const place = (folder: string, name: string) => path.join(database.folder, folder, name);
  const write = syncedWriter(place('incoming', '')).replace;
  const kept = await opened(parts, `photos/${file}.age`);
  if (kept) {
    await write(place('photos', file), kept);
    notePhotoRestored(database, { file, state: 'kept' });
    return true;
  }
  const raw = await opened(parts, `raw/${file}.age`);
  if (!raw || createHash('sha256').update(raw).digest('hex') !== sha256) return false;
  await write(place('raw', rawName(file)), raw);
  notePhotoRestored(database, { file, state: 'waiting' });
  return true;
}

async function isThere(folder: string, { file, state }: NamedPhoto): Promise<boolean> {
  const name = state === 'kept' ? path.join('photos', file) : path.join('raw', rawName(file));
  return access(path.join(folder, name)).then(
    () => true,
    () => false,
  );
}
