import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../error-code';
import { fileIn, listFiles, readIfThere, writeOnce } from '../files';
import { forEachAtOnce } from '../for-each-at-once';
import type { Store } from './store';

/** Opens a store in a folder, such as a network disk that several machines share. */
export function openFolderStore(folder: string): Store {
  return {
    name: folder,
    get: (key) => readIfThere(fileIn(folder, key)),
    putIfAbsent: (key, content) => writeOnce(fileIn(folder, key), content),
    async list(prefix) {
      // Reads only the folder that the prefix names.
      const inside = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const names = await listFiles(path.join(folder, inside)).catch((error: unknown) => {
        if (isErrorCode(error, 'ENOENT')) return [];
        throw error;
      });
      const found: Awaited<ReturnType<Store['list']>> = [];
      const isObject = (file: string) =>
        (inside + file).startsWith(prefix) && !path.basename(file).startsWith('.');
      await forEachAtOnce(names.filter(isObject), async (file) => {
        const stats = await stat(path.join(folder, inside, file)).catch(() => null);
        // Another machine may have removed the file meanwhile.
        if (stats) found.push({ key: inside + file, changedAt: stats.mtime });
      });
      return found.sort((one, other) => (one.key < other.key ? -1 : 1));
    },
    remove: (key) => rm(fileIn(folder, key), { force: true }),
  };
}
