import { inDatabase } from './browser-database';
import { keptPhotosName } from './forget-photos';
import type { PhotoNote, PreparedPhoto } from './prepare-photo';

const key = 'photos';

/** A photograph as a draft keeps it. */
export type PhotoToKeep = PreparedPhoto & { id: string };

/** Keeps the photographs of a draft on the visitor's device, in place of those before. */
export async function keepPhotos(photos: readonly PhotoToKeep[]): Promise<void> {
  // As bytes: Safari cannot keep files in a private window.
  const kept = await Promise.all(
    photos.map(async ({ id, note, file }): Promise<KeptPhoto> => {
      return { id, note, name: file.name, type: file.type, bytes: await file.arrayBuffer() };
    }),
  );
  await inDatabase(keptPhotosName, (entries) => entries.put(kept, key));
}

/** What was kept; nothing when it cannot be read. */
export async function readKeptPhotos(): Promise<readonly PhotoToKeep[]> {
  try {
    const kept = await inDatabase(keptPhotosName, (entries) => entries.get(key));
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
