import { inDatabase } from './browser-database';
import { keptPhotosName } from './forget-photos';

const key = 'photos';

/** Keeps the photographs of a draft on the visitor's device, in place of those before. */
export async function keepPhotos(files: readonly File[]): Promise<void> {
  // As bytes: Safari cannot keep files in a private window.
  const kept = await Promise.all(
    files.map(async (file) => ({ name: file.name, type: file.type, bytes: await file.arrayBuffer() })),
  );
  await inDatabase(keptPhotosName, (entries) => entries.put(kept, key));
}

/** What was kept; nothing when it cannot be read. */
export async function readKeptPhotos(): Promise<readonly File[]> {
  try {
    const kept = await inDatabase(keptPhotosName, (entries) => entries.get(key));
    return Array.isArray(kept) ? kept.filter(isKeptPhoto).map(toFile) : [];
  } catch {
    return [];
  }
}

type KeptPhoto = { name: string; type: string; bytes: ArrayBuffer };

function toFile({ name, type, bytes }: KeptPhoto): File {
  return new File([bytes], name, { type });
}

function isKeptPhoto(value: unknown): value is KeptPhoto {
  if (typeof value !== 'object' || value === null) return false;
  const { name, type, bytes }: Partial<Record<keyof KeptPhoto, unknown>> = value;
  return typeof name === 'string' && typeof type === 'string' && bytes instanceof ArrayBuffer;
}
