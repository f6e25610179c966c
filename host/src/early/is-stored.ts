/** Whether something lies under a key of local storage. */
export function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Storage is blocked, so nothing lies there.
    return false;
  }
}
