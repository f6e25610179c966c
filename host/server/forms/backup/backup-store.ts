import { createHash } from 'node:crypto';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { openStore } from '../../../delivery/store/open-store';
import type { Store } from '../../../delivery/store/store';
import { isErrorCode } from '../../../delivery/error-code';
import { noteCopy, type Copy } from '../database/copy-rows';
import type { ServiceParts } from '../database/open-database';
import { sealFor, type Seal } from './sealing';

/** Settings of the backup store. */
export type BackupSettings = {
  /** A folder on another disk, or `s3://bucket/prefix`. */
  store: string;
  /** The public key, `age1…`. */
  recipient: string;
};

/** Opens a folder or a bucket as a store of encrypted copies. */
export function openBackupStore(address: string): Store {
  return openStore(isBucket(address) ? address : path.resolve(address));
}

const isBucket = (address: string) => address.startsWith('s3://');

/**
 * Checks that the store exists. Never creates its folder, because a missing folder means that the disk is not mounted.
 * @param spoolDir folder of requests, which must not contain the store; null to skip this check.
 * @throws Error when the store cannot be used.
 */
export async function proveStore(address: string, spoolDir: string | null): Promise<void> {
  if (isBucket(address)) return;
  const folder = await realpath(address).catch((error: unknown) => {
    if (!isErrorCode(error, 'ENOENT')) throw error;
    throw new Error(`There is no folder ${address}. Is the disk mounted?`, { cause: error });
  });
  if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is a file. Choose a folder.`);
  const spool = spoolDir === null ? null : await realpath(spoolDir);
  if (spool !== null && `${folder}${path.sep}`.startsWith(`${spool}${path.sep}`))
    throw new Error(
      `${address} is inside the requests folder (${spoolDir}) and would be lost with it. Choose a folder on another disk.`,
    );
}

/** Returns the hash that identifies a public key in object names. */
export const recipientHash = (recipient: string): string =>
  createHash('sha256').update(recipient).digest('hex').slice(0, 8);

export const objectName = ({ name, recipient }: Copy): string => `${name}.${recipient}.age`;

/** Parses the name of a copy. Returns null for any other name. */
export function copyOf(key: string): Copy | null {
  const [, name, recipient] = /^((?:requests|files|databases)\/.+)\.([0-9a-f]{8})\.age$/.exec(key) ?? [];
  return name !== undefined && recipient !== undefined ? { name, recipient } : null;
}

export type BackupParts = ServiceParts & { settings: BackupSettings };

/** Opens the configured store for new copies. */
export function openBackup({ database, settings, now }: BackupParts) {
  const store = openBackupStore(settings.store);
  const recipient = recipientHash(settings.recipient);
  let seal: Seal | null = null;
  return {
    store,
    recipient,
    /**
     * Encrypts and stores an object, reads it back and records the copy. Keeps an existing object, because its name
     * determines its content and key. @returns the number of encrypted bytes.
     */
    async put(name: string, content: Buffer): Promise<number> {
      seal ??= await sealFor(settings.recipient);
      const sealed = await seal(content);
      const key = objectName({ name, recipient });
      const isNew = await store.putIfAbsent(key, sealed);
      const found = await store.get(key);
      if (found === null || (isNew && !found.equals(sealed)))
        throw new Error(`${store.name} does not return the stored object (${key}).`);
      noteCopy(database, { name, recipient }, now().getTime());
      return sealed.length;
    },
  };
}
