/** Whether something lies in local storage under a key that begins so. */
export function isStored(key: string): boolean {
  try {
    return Object.keys(localStorage).some((stored) => stored.startsWith(key));
  } catch {
    // Storage is blocked, so nothing lies there.
    return false;
  }
}
