/** Name of the IndexedDB database with the photographs of a draft. */
export const keptPhotosName = 'rth-quote-photos';

/** Deletes the photographs of a draft without loading the code that stores them. */
export function forgetPhotos(): void {
  try {
    indexedDB.deleteDatabase(keptPhotosName);
  } catch {
    // Without IndexedDB, no photographs were stored.
  }
}
