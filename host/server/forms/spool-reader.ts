import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere } from './read-if-there';
import type { SpoolFolder, SpoolPath } from './spool-folders';
import { isPhotoFile, isRequestKey, parseStoredRequest, type StoredRequest } from './stored-request';

export type SpoolReader = {
  /** The request of that name, or null. */
  read(folder: SpoolFolder, key: string): Promise<StoredRequest | null>;
  /** Newest first. */
  list(folder: SpoolFolder): Promise<SpoolListing>;
  /** Names of the requests in that folder, unread. */
  keys(folder: SpoolFolder): Promise<string[]>;
  photo(file: string): Promise<Buffer | null>;
};

type SpoolListing = { requests: readonly ListedRequest[]; unreadable: readonly string[] };
type ListedRequest = StoredRequest & { key: string };

// Enough to keep the disk busy, few enough for any limit on open files.
const readsAtOnce = 32;

export function spoolReader(at: SpoolPath): SpoolReader {
  async function read(folder: SpoolFolder, key: string): Promise<StoredRequest | null> {
    const text = isRequestKey(key) ? await readIfThere(at(folder, `${key}.json`)) : null;
    return text && parseStoredRequest(text.toString('utf8'));
  }

  async function keys(folder: SpoolFolder): Promise<string[]> {
    return (await readdir(at(folder)))
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length));
  }

  async function list(folder: SpoolFolder): Promise<SpoolListing> {
    const names = await keys(folder);
    const requests: ListedRequest[] = [];
    const unreadable: string[] = [];
    for (let start = 0; start < names.length; start += readsAtOnce) {
      const some = names.slice(start, start + readsAtOnce);
      const found = await Promise.all(some.map((key) => read(folder, key)));
      for (const [index, key] of some.entries()) {
        const request = found[index];
        if (request) requests.push({ ...request, key });
        else unreadable.push(path.join(folder, `${key}.json`));
      }
    }
    requests.sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
    return { requests, unreadable };
  }

  return {
    read,
    list,
    keys,
    photo: async (file) => (isPhotoFile(file) ? readIfThere(at('photos', file)) : null),
  };
}
