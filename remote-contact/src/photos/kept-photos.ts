import { openDB, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { keptPhotosName } from './forget-photos';
import type { PhotoNote, PreparedPhoto } from './prepare-photo';

const key = 'photos';

/** Milliseconds to wait for the database to open. In several browsers, opening sometimes hangs. */
const openingLimit = 3_000;

export type PhotoToKeep = PreparedPhoto & { id: string };

/**
 * Replaces the stored photographs of the draft. Resolves once they are on disk. Rejects if the browser cannot store
 * them, as in some private windows.
 */
export async function keepPhotos(photos: readonly PhotoToKeep[]): Promise<void> {
  // Stores bytes, because Safari cannot store File objects in a private window.
  const kept = await Promise.all(
    photos.map(async ({ id, note, file }): Promise<KeptPhoto> => {
      return { id, note, name: file.name, type: file.type, bytes: await file.arrayBuffer() };
    }),
  );
  await inDatabase((entries) => entries.put(kept, key));
}

/** Returns the stored photographs, or an empty list if they cannot be read. */
export async function readKeptPhotos(): Promise<readonly PhotoToKeep[]> {
  try {
    const kept: unknown = await inDatabase((entries) => entries.get(key));
    return Array.isArray(kept) ? kept.filter(isKeptPhoto).map(toPhoto) : [];
  } catch {
    return [];
  }
}

type KeptPhoto = { id: string; note: PhotoNote | null; name: string; type: string; bytes: ArrayBuffer };

function toPhoto({ id, note, name, type, bytes }: KeptPhoto): PhotoToKeep {
  return { id, note, file: new File([bytes], name, { type }) };
}

function isKeptPhoto(value: unknown): value is KeptPhoto {
  if (typeof value !== 'object' || value === null) return false;
  const { id, note, name, type, bytes }: Partial<Record<keyof KeptPhoto, unknown>> = value;
  return (
    [id, name, type].every((text) => typeof text === 'string') &&
    (note === null || note === 'incomplete' || note === 'original') &&
    bytes instanceof ArrayBuffer
  );
}

type Entries = IDBPObjectStore<unknown, ['entries'], 'entries', 'readwrite'>;

async function inDatabase<Result>(task: (entries: Entries) => Promise<Result>): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction('entries', 'readwrite', { durability: 'strict' });
    const [result] = await Promise.all([task(transaction.store), transaction.done]);
    return result;
  } finally {
    // An open connection would block forgetPhotos.
    database.close();
  }
}

async function open(): Promise<IDBPDatabase> {
  if (typeof indexedDB === 'undefined') throw new Error('This browser has no IndexedDB.');

  const opening = openDB(keptPhotosName, 1, { upgrade: (database) => database.createObjectStore('entries') });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`The database ${keptPhotosName} does not open.`));
      opening.then(
        (late) => late.close(),
        () => undefined,
      );
    }, openingLimit);
  });
  try {
    return await Promise.race([opening, limit]);
  } finally {
    clearTimeout(timer);
  }
}
