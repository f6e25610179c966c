import { createHash, randomBytes } from 'node:crypto';
import { open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../../error-code';
import { syncFolder } from '../synced-files';
import { contentOf } from './age-files';

const draftSuffix = '.part';

export type WrittenFile = { name: string; /** Bytes. */ bytes: number };

/**
 * Writes a file that is named after its own hash: `<stamp>-<sha256><suffix>`. It gets that name only
 * once its bytes are synced, and have been read back and found right.
 */
export async function writeNamedByHash(
  folder: string,
  stamp: string,
  suffix: string,
  content: AsyncIterable<Uint8Array>,
): Promise<WrittenFile> {
  const draft = path.join(folder, `${randomBytes(8).toString('hex')}${draftSuffix}`);
  try {
    const { hash, bytes } = await writeSynced(draft, content);
    if ((await hashOf(draft)) !== hash)
      throw new Error(`${folder} does not give back what was written there: do not trust this disk.`);
    const name = `${stamp}-${hash}${suffix}`;
    await rename(draft, path.join(folder, name));
    await syncTargetFolder(folder);
    return { name, bytes };
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes what runs that were killed have left. */
export async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith(draftSuffix)) await rm(path.join(folder, name), { force: true });
}

/** SHA-256 of the file, in hexadecimal. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of contentOf(file)) hash.update(piece);
  return hash.digest('hex');
}

/** Network and memory-card file systems may not know how to sync a folder; their files are synced. */
export async function syncTargetFolder(folder: string): Promise<void> {
  await syncFolder(folder).catch((error: unknown) => {
    const isUnknown = ['EINVAL', 'ENOTSUP', 'EPERM', 'EISDIR'].some((code) => isErrorCode(error, code));
    if (!isUnknown) throw error;
  });
}

async function writeSynced(
  file: string,
  content: AsyncIterable<Uint8Array>,
): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const piece of content) {
      hash.update(piece);
      bytes += piece.length;
      await handle.writeFile(piece);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { hash: hash.digest('hex'), bytes };
}
