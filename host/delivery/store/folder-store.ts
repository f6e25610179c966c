import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../error-code';
import { fileIn, listFiles, writeOnce } from '../files';
import type { Store, StoredName } from './store';

/** Opens a store in a folder, such as a network disk that several machines share. */
export function openFolderStore(folder: string): Store {
  const fileOf = (key: string) => fileIn(folder, key);
  return {
    name: folder,
    async get(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isErrorCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    putIfAbsent: (key, content) => writeOnce(fileOf(key), content),
    async list(prefix) {
      // Reads only the folder that the prefix names.
      const inside = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const names = await listFiles(path.join(folder, inside)).catch(noFiles);
      const found = names
        .filter((file) => (inside + file).startsWith(prefix) && !path.basename(file).startsWith('.'))
        .map(async (file): Promise<StoredName[]> => {
          const stats = await stat(fileOf(inside + file)).catch(() => null);
          // Another machine may have removed the file meanwhile.
          return stats ? [{ key: inside + file, changedAt: stats.mtime }] : [];
        });
      return (await Promise.all(found)).flat();
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

function noFiles(error: unknown): string[] {
  if (isErrorCode(error, 'ENOENT')) return [];
  throw error;
}
