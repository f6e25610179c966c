import { setTimeout as pause } from 'node:timers/promises';

export type DrillReport = { lines: readonly string[]; failures: readonly string[] };

/** Waits until a condition is true, at most `longest` milliseconds. @returns whether it is. */
export async function eventually(isSo: () => boolean | Promise<boolean>, longest: number): Promise<boolean> {
  const deadline = performance.now() + longest;
  while (performance.now() < deadline) {
    if (await isSo()) return true;
    await pause(100);
  }
  return false;
}
