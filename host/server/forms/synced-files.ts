import { randomBytes } from 'node:crypto';
import { link, open, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../error-code';

/** Several pieces are written one after the other, without being put together in memory. */
export type FileContent = string | Buffer | readonly Buffer[];

/** Writes files of which no half can ever be seen, and that survive a power cut once the promise resolves. */
export type SyncedWriter = {
  /**
   * False when the name is taken. Winner and loser return only once the winner's file is synced.
   * @param note second name that a new file gets besides its own, once it is safe. It is for who watches
   * that folder, may be removed at any time, and is missing where it could not be made.
   */
  writeNew(file: string, content: FileContent, note?: string): Promise<boolean>;
  /** Replaces what stands under the name. */
  replace(file: string, content: FileContent): Promise<void>;
};

/** @param draftFolder on the same file system as the files to write. */
export function syncedWriter(draftFolder: string): SyncedWriter {
  /** @param finish takes the draft away; it is removed here only when that fails. */
  async function withDraft<Result>(content: FileContent, finish: (draft: string) => Promise<Result>) {
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
    writeNew: (file, content, note) =>
      withDraft(content, async (draft) => {
        // A link, unlike a rename, fails when the name exists: of two simultaneous arrivals one wins.
        const isNew = await linkUnlessTaken(draft, file);
        await syncFolder(path.dirname(file));
        const remove = () => unlink(draft).catch(() => undefined);
        // The draft becomes the note, which costs no more than removing it.
        await (isNew && note !== undefined ? rename(draft, note).catch(remove) : remove());
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

/** Folders that are being synced, with the sync that begins when this one is over. */
const syncing = new Map<string, { running: Promise<void>; next: Promise<void> | null }>();

/**
 * Makes the names in a folder survive a power cut. Who asks while a sync is under way shares the next
 * one, which begins after his name was made: many requests at once cost two syncs and not one each.
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

async function writeSynced(file: string, content: FileContent): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    // Each piece goes where the one before ended.
    for (const piece of typeof content === 'string' || Buffer.isBuffer(content) ? [content] : content) {
      await handle.writeFile(piece);
    }
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
