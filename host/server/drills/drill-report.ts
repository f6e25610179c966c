import { setTimeout as pause } from 'node:timers/promises';

export type DrillReport = { lines: readonly string[]; failures: readonly string[] };

/** Resolves once the condition is true, or after `longest` milliseconds. */
export async function eventually(isSo: () => boolean | Promise<boolean>, longest: number): Promise<void> {
  const deadline = performance.now() + longest;
  while (!(await isSo()) && performance.now() < deadline) await pause(100);
}
