import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { openSharedStore } from '../../../delivery/store/open-store';
import type { Store } from '../../../delivery/store/store';
import { isErrorCode } from '../../error-code';

/** The store, and the key that copies are sealed for. */
export type BackupSettings = {
  /** A folder of another disk, or `s3://bucket/prefix`. */
  store: string;
  /** The public key, `age1…`. */
  recipient: string;
};

/** Opens a store of sealed copies: a folder of another disk, or a bucket. */
export function openBackupStore(address: string): Store {
  return openSharedStore(isBucket(address) ? address : path.resolve(address));
}

const isBucket = (address: string) => address.startsWith('s3://');

/**
 * Checks that the store works. Never creates its folder: a missing folder is a disk that is not mounted.
 * @param spoolDir the folder of requests, which must not contain the store. Null when there is none.
 * @throws Error in plain words.
 */
export async function proveStore(address: string, spoolDir: string | null): Promise<void> {
  if (isBucket(address)) return;
  const folder = await realpath(address).catch((error: unknown) => {
    if (!isErrorCode(error, 'ENOENT')) throw error;
    throw new Error(`There is no folder ${address}. Is the disk mounted?`, { cause: error });
  });
  if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is a file: give a folder.`);
  const spool = spoolDir === null ? null : await realpath(spoolDir);
  if (spool !== null && `${folder}${path.sep}`.startsWith(`${spool}${path.sep}`))
    throw new Error(
      `${address} lies within the folder of the requests (${spoolDir}), and would be lost with it: give a folder of another disk.`,
    );
}

/** Puts an object and reads it back. Keeps an existing object, because a name identifies one content and one key. */
export async function putSafely(store: Store, key: string, content: Buffer): Promise<void> {
  const isNew = await store.putIfAbsent(key, content);
  const found = await store.get(key);
  if (found === null || (isNew && !found.equals(content)))
    throw new Error(`${store.name} does not return the stored object (${key}).`);
}
