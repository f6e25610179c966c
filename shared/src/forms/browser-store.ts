/*
 * Storage that never throws. Browsers throw in private windows, on full disks and with strict settings; these functions
 * then act as if nothing were stored.
 */

type StorageName = 'localStorage' | 'sessionStorage';

/** Returns the keys with a prefix in local storage. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Returns the value of a key, or null. The caller checks its shape. */
export function readStored(key: string, storage: StorageName = 'localStorage'): unknown {
  try {
    const text = window[storage].getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value. @returns whether the browser stored it. */
export function writeStored(key: string, value: unknown, storage: StorageName = 'localStorage'): boolean {
  try {
    window[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Deletes a value from local storage. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Whether a value is an object whose values are all strings. */
export function isTextRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
