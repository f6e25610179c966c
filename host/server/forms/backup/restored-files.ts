import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../synced-files';
import { readIfThere } from '../read-if-there';

/** Writes files into a folder in which nothing is ever overwritten. */
export type RestoredFiles = {
  /** @param file a path that `isBackedUpPath` allows. */
  add(file: string, bytes: Buffer, mtimeMs: number): Promise<void>;
  /** Resolves once all that was added survives a power cut. */
  finish(): Promise<void>;
  /** Paths that were there already, with the same content, and with another one. */
  same: readonly string[];
  different: readonly string[];
};

export function restoredFiles(into: string): RestoredFiles {
  const same: string[] = [];
  const different: string[] = [];
  const folders = new Set<string>();

  return {
    same,
    different,
    async add(file, bytes, mtimeMs) {
      const name = path.join(into, ...file.split('/'));
      const there = await readIfThere(name);
      if (there) return void (there.equals(bytes) ? same : different).push(file);

      const folder = path.dirname(name);
      if (!folders.has(folder)) await mkdir(folder, { recursive: true, mode: 0o700 });
      folders.add(folder);
      await writeWhole(name, bytes, new Date(mtimeMs));
    },
    async finish() {
      // Of nested folders too, each of which is a name in the one above.
      for (const folder of [...folders]) {
        for (let above = folder; above.length >= into.length; above = path.dirname(above)) folders.add(above);
      }
      for (const folder of folders) await syncFolder(folder);
    },
  };
}

async function writeWhole(file: string, bytes: Buffer, written: Date): Promise<void> {
  // A name that no folder of the spool gives to anything, should this process be killed.
  const draft = path.join(path.dirname(file), `.restoring-${randomBytes(8).toString('hex')}`);
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.utimes(written, written);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
