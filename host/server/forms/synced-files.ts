import { randomBytes } from 'node:crypto';
import { link, open, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../error-code';

/** Writes files of which no half can ever be seen, and that survive a power cut once the promise resolves. */
export type SyncedWriter = {
  /** False when the name exists already. In both cases it resolves once the existing file is synced. */
  writeNew(file: string, content: string | Buffer): Promise<boolean>;
  /** Replaces what stands under the name. */
  replace(file: string, content: string | Buffer): Promise<void>;
};

/** @param draftFolder on the same file system as the files to write. */
export function syncedWriter(draftFolder: string): SyncedWriter {
  /** @param finish takes the draft away; it is removed here only when that fails. */
  async function withDraft<Result>(content: string | Buffer, finish: (draft: string) => Promise<Result>) {
    const draft = path.join(draftFolder, randomBytes(8).toString('hex'));
    try {
      await writeSynced(draft, content);
      return await finish(draft);
    } catch (error) {
      await unlink(draft).catch(() => undefined);
      throw error;
    }
  }

  return {
    writeNew: (file, content) =>
      withDraft(content, async (draft) => {
        // A hard link, unlike a rename, fails when the name exists: of two simultaneous arrivals one wins.
        const isNew = await linkUnlessTaken(draft, file);
        await syncFolder(path.dirname(file));
        await unlink(draft).catch(() => undefined);
        return isNew;
      }),
    replace: (file, content) =>
      withDraft(content, async (draft) => {
        await rename(draft, file);
        await syncFolder(path.dirname(file));
      }),
  };
}

/** Removes the file for good. @returns whether there was one. */
export async function removeSynced(file: string): Promise<boolean> {
  try {
    await unlink(file);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return false;
    throw error;
  }
  await syncFolder(path.dirname(file));
  return true;
}

/** Some network and memory-card file systems have no links; better said at the start than to the first visitor. */
export async function proveUsable(folder: string): Promise<void> {
  const probe = path.join(folder, `probe-${randomBytes(8).toString('hex')}`);
  await writeSynced(probe, '');
  try {
    await link(probe, `${probe}-link`);
    await unlink(`${probe}-link`);
  } finally {
    await unlink(probe);
  }
}

/** Folders that are being synced, each with the sync that follows. */
const syncing = new Map<string, { running: Promise<void>; next: Promise<void> | null }>();

/**
 * Makes the names in a folder survive a power cut. Calls during a sync share the next sync, which begins
 * after their names were made: many requests at once cost two syncs in all.
 */
export function syncFolder(folder: string): Promise<void> {
  const current = syncing.get(folder);
  if (!current) return beginSync(folder);
  const begin = () => beginSync(folder);
  return (current.next ??= current.running.then(begin, begin));
}

function beginSync(folder: string): Promise<void> {
  const entry = { running: syncNow(folder), next: null };
  syncing.set(folder, entry);
  const end = () => {
    if (entry.next === null) syncing.delete(folder);
  };
  entry.running.then(end, end);
  return entry.running;
}

/** Windows has no such call. */
async function syncNow(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeSynced(file: string, content: string | Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function linkUnlessTaken(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (isErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
}
