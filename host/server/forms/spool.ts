import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isSettled, rawHead } from './photos/raw-photo';
import {
  isPhotoFile,
  isRequestKey,
  parseStoredRequest,
  rawName,
  revisionKey,
  type StoredRequest,
} from './stored-request';
import { proveUsable, removeSynced, syncedWriter, syncFolder, type SyncedWriter } from './synced-files';
import { readIfThere } from './read-if-there';

export type { StoredRequest } from './stored-request';

/**
 * Folders that hold requests. `amended` holds a second arrival whose content differs from the
 * first, as when a visitor corrects a phone number after an answer that never reached him.
 */
export type SpoolFolder = 'accepted' | 'amended' | 'quarantine';

/**
 * Folders that hold what belongs to requests, notes of changes (see `changes.ts`), drafts, the index
 * (see `index/`), what is known of backups (see `backup/`) and what retention has taken away (see `trash.ts`). `raw` holds photographs as they
 * were sent, until they are written anew into `photos`; `left-out` says which could not be.
 */
type OtherFolder =
  | 'photos'
  | 'raw'
  | 'left-out'
  | 'handled'
  | 'remind'
  | 'undelivered'
  | 'delivered'
  | 'changed'
  | 'alive'
  | 'alerts'
  | 'keys'
  | 'incoming'
  | 'index'
  | 'backup'
  | 'trash';

/** A photograph as it was sent, to be kept with a request that names its file. */
export type PhotoToKeep = {
  /** What it will be called in the folder `photos`. */
  file: string;
  bytes: Buffer;
  /** See `photos/sender-mark.ts`. */
  senderMark: Buffer;
};

export type Arrival = {
  kind: 'stored' | 'duplicate' | 'amended';
  /** Names the stored file: the reference, and for a second version a part of its fingerprint. */
  key: string;
};

export type Spool = {
  /** Resolves once the request is safe on disk, or was already. Rejects when that is not certain. */
  accept(request: StoredRequest, photos?: readonly PhotoToKeep[]): Promise<Arrival>;
  /** The same for what a robot probably sent: kept apart. */
  quarantine(request: StoredRequest, photos?: readonly PhotoToKeep[]): Promise<void>;
  /** Whether this very content is safe on disk already, so that its photographs need no second look. */
  has(request: StoredRequest): Promise<boolean>;
  /** Makes a quarantined request an accepted one. Null when there is none of that name. */
  release(key: string): Promise<Arrival | null>;
  /** The request of that name, or null. */
  read(folder: SpoolFolder, key: string): Promise<StoredRequest | null>;
  /** Newest first. */
  list(folder: SpoolFolder): Promise<SpoolListing>;
  /** Names of the requests in that folder, unread. */
  keys(folder: SpoolFolder): Promise<string[]>;
  photo(file: string): Promise<Buffer | null>;
  /** For what else is kept about requests, see `request-marks.ts`. */
  at(folder: SpoolFolder | OtherFolder, name?: string): string;
  writer: SyncedWriter;
};

export type SpoolListing = { requests: readonly ListedRequest[]; unreadable: readonly string[] };
export type ListedRequest = StoredRequest & { key: string };

const folders = [
  'accepted',
  'amended',
  'quarantine',
  'photos',
  'raw',
  'left-out',
  'handled',
  'remind',
  'undelivered',
  'delivered',
  'changed',
  'alive',
  'alerts',
  'keys',
  'incoming',
  'index',
  'backup',
  'trash',
] as const satisfies readonly (SpoolFolder | OtherFolder)[];

// Enough to keep the disk busy, few enough for any limit on open files.
const readsAtOnce = 32;

/** Opens the folder, making it if need be, and proves that it can keep a request. */
export async function openSpool(spoolDir: string): Promise<Spool> {
  const at: Spool['at'] = (folder, name = '') => path.join(spoolDir, folder, name);
  const fileOf = (folder: SpoolFolder, key: string) => at(folder, `${key}.json`);
  for (const folder of folders) await mkdir(at(folder), { recursive: true, mode: 0o700 });
  await syncFolder(spoolDir);
  await syncFolder(path.dirname(path.resolve(spoolDir)));
  await proveUsable(at('incoming'));
  const writer = syncedWriter(at('incoming'));

  async function read(folder: SpoolFolder, key: string): Promise<StoredRequest | null> {
    const text = isRequestKey(key) ? await readIfThere(fileOf(folder, key)) : null;
    return text && parseStoredRequest(text.toString('utf8'));
  }

  /** Before the request that names them: a request on disk is complete. */
  async function keepPhotos(photos: readonly PhotoToKeep[]): Promise<void> {
    await Promise.all(
      photos.map(async ({ file, bytes, senderMark }) => {
        if (await isSettled({ at }, file)) return;
        await writer.writeNew(at('raw', rawName(file)), [rawHead(senderMark), bytes]);
      }),
    );
  }

  /** Whoever watches the spool learns of the file by a note; see `changes.ts`. @returns whether it is new. */
  const keepNew = (folder: SpoolFolder, key: string, request: StoredRequest) =>
    writer.writeNew(fileOf(folder, key), asText(request), at('changed', key));

  async function accept(request: StoredRequest, photos: readonly PhotoToKeep[] = []): Promise<Arrival> {
    await keepPhotos(photos);
    const { reference } = request;
    if (await keepNew('accepted', reference, request)) return { kind: 'stored', key: reference };

    const first = await read('accepted', reference);
    if (first?.fingerprint === request.fingerprint) return { kind: 'duplicate', key: reference };
    const key = revisionKey(request);
    const isNew = await keepNew('amended', key, request);
    return { kind: isNew ? 'amended' : 'duplicate', key };
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
    accept,
    read,
    list,
    keys,
    at,
    writer,
    async quarantine(request, photos = []) {
      await keepPhotos(photos);
      await keepNew('quarantine', revisionKey(request), request);
    },
    async has(request) {
      const { reference, fingerprint } = request;
      const first = await read('accepted', reference);
      // Only a request that is there can have been amended.
      if (!first) return false;
      const isFirst = first.fingerprint === fingerprint;
      const again = isFirst ? first : await read('amended', revisionKey(request));
      if (again?.fingerprint !== fingerprint) return false;
      // The first arrival may be linked but not synced yet.
      await syncFolder(at(isFirst ? 'accepted' : 'amended'));
      return true;
    },
    async release(key) {
      const request = await read('quarantine', key);
      if (!request) return null;
      const arrival = await accept(request);
      await removeSynced(fileOf('quarantine', key));
      return arrival;
    },
    photo: async (file) => (isPhotoFile(file) ? readIfThere(at('photos', file)) : null),
  };
}

function asText(request: StoredRequest): string {
  return `${JSON.stringify(request, null, 2)}\n`;
}
