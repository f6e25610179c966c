/*
 * Storage that never throws. Browsers may throw in private windows, on full disks and with strict settings. Then these
 * functions behave as if storage were empty.
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

/** Returns the unvalidated value of a key, or null. */
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

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

export function isTextRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
