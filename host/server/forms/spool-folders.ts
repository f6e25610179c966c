import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { proveUsable, syncFolder } from './synced-files';

const requestFolders = ['accepted', 'amended', 'quarantine'] as const;

const otherFolders = [
  'photos',
  'raw',
  'left-out',
  'handled',
  'remind',
  'undelivered',
  'delivered',
  'changed',
  'alive',
  'alerts',
  'keys',
  'incoming',
  'index',
  'backup',
  'trash',
] as const;

/**
 * Folders that hold requests. `amended` holds a second arrival whose content differs from the
 * first, as when a visitor corrects a phone number after an answer that never reached him.
 */
export type SpoolFolder = (typeof requestFolders)[number];

/**
 * Folders that hold what belongs to requests, notes of changes (see `changes.ts`), drafts, the index (see
 * `index/`), what is known of backups (see `backup/`) and what retention has taken away (see `trash.ts`).
 * `raw` holds photographs as they were sent, until they are written anew into `photos`; `left-out` says
 * which could not be.
 */
type OtherFolder = (typeof otherFolders)[number];

/** Where a folder of the spool is, or a file in it. */
export type SpoolPath = (folder: SpoolFolder | OtherFolder, name?: string) => string;

export function spoolPath(spoolDir: string): SpoolPath {
  return (folder, name = '') => path.join(spoolDir, folder, name);
}

/** Makes what folders are missing, and proves that files can be kept. @throws when they cannot. */
export async function makeSpoolFolders(spoolDir: string): Promise<void> {
  const at = spoolPath(spoolDir);
  for (const folder of [...requestFolders, ...otherFolders])
    await mkdir(at(folder), { recursive: true, mode: 0o700 });
  await syncFolder(spoolDir);
  await syncFolder(path.dirname(path.resolve(spoolDir)));
  await proveUsable(at('incoming'));
}
