/*
 * Storage that never throws. Browsers may throw in private windows, on full disks and with strict settings. Then these
 * functions behave as if storage were empty.
 */

/** Returns the unvalidated value of a key, or null. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value. @returns whether the browser stored it. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
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
  return value instanceof Object && Object.values(value).every((text) => typeof text === 'string');
}
