import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { openSharedStore } from '../../../delivery/store/open-store';
import type { Store } from '../../../delivery/store/store';
import { errorMessage, isErrorCode } from '../../error-code';

/** Where requests are copied, and for whom they are sealed. */
export type BackupSettings = {
  /** A folder of another disk, or `s3://bucket/prefix`. */
  store: string;
  /** The public key, `age1…`. */
  recipient: string;
};

/** Where sealed copies lie: a folder of another disk, or a bucket. */
export type BackupStore = Store & {
  /** @throws Error in plain words when nothing can be put there now, such as a disk that is not mounted. */
  prove(): Promise<void>;
};

/**
 * @param address a folder, or `s3://bucket/prefix`. A folder is never made: one that is missing is a disk that is not
 * mounted, and copies beside it would be no copies.
 * @param spoolDir the folder of requests; a place within it would be lost with it.
 */
export function openBackupStore(address: string, spoolDir: string | null): BackupStore {
  const isFolder = !address.startsWith('s3://');
  if (!address) throw new Error('Say where the backups are: a folder, or s3://bucket/prefix.');
  const store = openSharedStore(isFolder ? path.resolve(address) : address);
  const plainly = <Value>(work: Promise<Value>) =>
    work.catch((error: unknown) => {
      throw plainError(error, address);
    });
  return {
    ...store,
    get: (key) => plainly(store.get(key)),
    putIfAbsent: (key, content) => plainly(store.putIfAbsent(key, content)),
    list: (prefix) => plainly(store.list(prefix)),
    remove: (key) => plainly(store.remove(key)),
    async prove() {
      if (!isFolder) return;
      const folder = await folderAt(address);
      const spool = spoolDir === null ? null : await realpath(spoolDir).catch(() => null);
      if (spool !== null && (folder === spool || folder.startsWith(`${spool}${path.sep}`)))
        throw new Error(
          `${address} lies within the folder of the requests (${spoolDir}), and would be lost with it: give a folder of another disk.`,
        );
    },
  };
}

/** Puts an object there and reads it back. What is there already stays: a key stands for one content. */
export async function putSafely(store: Store, key: string, content: Buffer): Promise<void> {
  const isNew = await store.putIfAbsent(key, content);
  const found = await store.get(key);
  if (found === null || (isNew && !found.content.equals(content)))
    throw new Error(`${store.name} does not give back what was put there (${key}).`);
}

async function folderAt(folder: string): Promise<string> {
  const info = await stat(folder).catch((error: unknown) => {
    if (isErrorCode(error, 'ENOENT'))
      throw new Error(`There is no folder ${folder}. Is the disk mounted?`, { cause: error });
    throw plainError(error, folder);
  });
  if (!info.isDirectory()) throw new Error(`${folder} is a file: give a folder.`);
  return realpath(folder);
}

const plainWords = new Map([
  ['ENOSPC', 'is full. The copies that were there before are as good as they were.'],
  ['EDQUOT', 'is full: the quota of this user is used up.'],
  ['EACCES', 'cannot be read or written by this user.'],
  ['EPERM', 'cannot be read or written by this user, or its file system knows no hard links.'],
  ['EROFS', 'is mounted read-only.'],
  ['EIO', 'answers with errors: the disk may be dying, or was unplugged.'],
  ['ENODEV', 'is gone: was the disk unplugged?'],
]);

/** What went wrong with a folder, in words for somebody who never heard of error codes. */
function plainError(error: unknown, folder: string): unknown {
  for (const [code, words] of plainWords)
    if (isErrorCode(error, code))
      return new Error(`${folder} ${words} (${errorMessage(error)})`, { cause: error });
  return error;
}
