import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import Database from 'libsql';
import { adoptStore, dropOldBackups, lastBackupAt } from '../database/copy-rows';
import { damageIn } from '../database/connection';
import { publishedDraft, readDraft } from '../database/draft-rows';
import type { RequestDatabase } from '../database/open-database';
import { startPoll, type Poll } from '../poll';
import { openBackup, proveStore, recipientHash, type BackupParts } from './backup-store';

const zip = promisify(gzip);
export const unzip = promisify(gunzip);

type BackupSummary = { name: string; requests: number; bytes: number };

const day = 24 * 60 * 60 * 1000;
/** Milliseconds between checks for a due backup. */
const checkPause = 10 * 60 * 1000;

/** Backs up the database every day, after each publication, and at once if the store has no backup for this key. */
export function startBackups(options: BackupParts): Poll {
  const { database, settings, now, log } = options;
  return startPoll({
    async work() {
      const last = lastBackupAt(database, recipientHash(settings.recipient));
      const moment = now().getTime();
      const publishedAt = readDraft(database, publishedDraft)?.at ?? -Infinity;
      const isPublishedSince = last !== null && last < publishedAt && publishedAt <= moment;
      if (last !== null && Math.abs(moment - last) < day && !isPublishedSince) return;
      const { requests, name, bytes } = await makeBackup(options);
      const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
      log(`Backup of ${requests} requests, written and read back: ${name}, ${size}.`);
    },
    failure: 'The database cannot be backed up',
    ...{ log, pause: checkPause },
  });
}

/**
 * Copies the database while the service runs, checks the copy, encrypts it and stores it. The next copy round removes
 * old backups.
 */
export async function makeBackup(parts: BackupParts): Promise<BackupSummary> {
  const { database, settings, now, log } = parts;
  const { store, put } = openBackup(parts);
  await proveStore(settings.store, database.folder);
  const moment = now();
  adoptStore(database, store.name, moment.getTime());

  const damage = database.findDamage();
  if (damage !== null) log(`The database was damaged before this backup: ${damage}`);
  const { bytes, requests } = await snapshotOf(database);
  const name = backupName(moment);
  const size = await put(name, await zip(bytes));
  dropOldBackups(database, moment.getTime());
  return { name, requests, bytes: size };
}

/** Returns the name of a database backup made at this time. Names sort by time. */
export const backupName = (time: Date): string => `databases/${time.toISOString().replaceAll(/[:.]/g, '-')}`;

/** Returns a checked copy of the database without erased rows. */
async function snapshotOf(database: RequestDatabase): Promise<{ bytes: Buffer; requests: number }> {
  // If the process is killed, the daily sweep of `incoming` removes the unencrypted copy.
  const folder = await mkdtemp(path.join(database.folder, 'incoming', 'snapshot-'));
  const file = path.join(folder, 'snapshot.sqlite');
  try {
    database.get('VACUUM INTO ?', file);
    return { requests: proveSnapshot(file), bytes: await readFile(file) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Checks a copy of the database. @returns the number of its requests. @throws Error when it is damaged. */
export function proveSnapshot(file: string): number {
  const snapshot = new Database(file);
  try {
    const damage = damageIn(snapshot);
    if (damage !== null) throw new Error(`The copy of the database is damaged: ${damage}`);
    return Number(snapshot.prepare('SELECT count(*) FROM requests').pluck().all()[0]);
  } finally {
    snapshot.close();
  }
}
