/** The database that keeps the photographs of a draft. */
export const keptPhotosName = 'rth-quote-photos';

/** Forgets the photographs of a draft; needs none of the code that keeps them. */
export function forgetPhotos(): void {
  try {
    indexedDB.deleteDatabase(keptPhotosName);
  } catch {
    // Where there is no database, nothing was kept.
  }
}
