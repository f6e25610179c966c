import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../error-code';
import { fileIn, listFiles, readIfThere, writeOnce } from '../files';
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
      const found = names
        .filter((file) => (inside + file).startsWith(prefix) && !path.basename(file).startsWith('.'))
        .map(async (file) => {
          const stats = await stat(path.join(folder, inside, file)).catch(() => null);
          // Another machine may have removed the file meanwhile.
          return stats ? [{ key: inside + file, changedAt: stats.mtime }] : [];
        });
      return (await Promise.all(found)).flat();
    },
    remove: (key) => rm(fileIn(folder, key), { force: true }),
  };
}
