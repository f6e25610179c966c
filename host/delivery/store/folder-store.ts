import { createHash } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { isErrorCode } from '../../server/error-code';
import { syncFolder } from '../../server/forms/synced-files';
import { listFiles, writeWhole } from '../files';
import type { Store, StoredObject } from './store';
import { StoreError } from '../delivery-error';

/** Milliseconds after which the lock of a dead process is free. */
const stale = 5_000;
let drafts = 0;

/** A store in a folder that several machines see, such as a network disk. */
export const openFolderStore = (folder: string): Store => folderStore(folder, path.join(folder, 'stored'));

/** The folder of releases of a machine that shares with no other: nothing has to be sent or fetched. */
export const openOwnStore = (releases: string): Store => ({
  ...folderStore(releases, releases),
  isOwn: true,
});

function folderStore(folder: string, objects: string): Store {
  const fileOf = (key: string) => path.join(objects, ...key.split('/'));
  const get = async (key: string) => {
    try {
      const content = await readFile(fileOf(key));
      return { content, etag: etagOf(content) };
    } catch (error) {
      if (isErrorCode(error, 'ENOENT')) return null;
      throw error;
    }
  };

  return {
    name: folder,
    isOwn: false,
    get,
    async getIfChanged(key, etag): Promise<StoredObject | 'unchanged' | null> {
      const found = await get(key);
      return found?.etag === etag ? 'unchanged' : found;
    },
    async putIfAbsent(key, content) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      drafts += 1;
      const draft = path.join(folder, `.draft-${drafts}-${process.pid}`);
      try {
        await writeFile(draft, content, { flush: true });
        // A link is refused where a file stands, and never shows half of one.
        await link(draft, file);
        await syncFolder(path.dirname(file));
        return true;
      } catch (error) {
        if (isErrorCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
    },
    async putIfUnchanged(key, content, etag) {
      await mkdir(folder, { recursive: true });
      const retries = { retries: 600, factor: 1, minTimeout: 20, maxTimeout: 60, randomize: true };
      const lockfilePath = path.join(folder, '.lock');
      let isLost = false;
      const onCompromised = () => void (isLost = true);
      const settings = { lockfilePath, stale, update: 1_000, retries, onCompromised };
      const unlock = await lockfile.lock(folder, settings).catch((error: unknown) => {
        throw isErrorCode(error, 'ELOCKED') ? lockedFor(lockfilePath) : error;
      });
      try {
        if ((await get(key))?.etag !== etag || isLost) return false;
        await writeWhole(fileOf(key), content);
        return true;
      } finally {
        if (!isLost) await unlock();
      }
    },
    async list(prefix) {
      // No more of the folder is read than the prefix names.
      const inside = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const names = await listFiles(fileOf(inside)).catch(noFiles);
      const keys = names.map((name) => inside + name);
      const found = keys
        .filter((key) => key.startsWith(prefix) && !key.endsWith('.tmp'))
        .map(async (key) => {
          const file = await stat(fileOf(key)).catch(() => null);
          // Another machine may have removed it meanwhile.
          return file ? [{ key, changedAt: file.mtime }] : [];
        });
      return (await Promise.all(found)).flat();
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

const lockedFor = (lock: string) =>
  new StoreError(
    `${lock} has been there for half a minute.`,
    'Nothing was changed. End the command that holds it, or remove it when there is none; then run this again.',
  );

const etagOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

function noFiles(error: unknown): string[] {
  if (isErrorCode(error, 'ENOENT')) return [];
  throw error;
}
