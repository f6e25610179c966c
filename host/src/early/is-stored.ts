/** Whether local storage holds a key with this prefix. */
export function isStored(key: string): boolean {
  try {
    return Object.keys(localStorage).some((stored) => stored.startsWith(key));
  } catch {
    // Storage is blocked.
    return false;
  }
}
