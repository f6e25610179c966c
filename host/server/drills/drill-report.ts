export type DrillReport = { lines: readonly string[]; failures: readonly string[] };

export type Drill = { name: string; run: () => Promise<DrillReport> };

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Resolves once the condition is true, or after `longest` milliseconds. */
export async function eventually(isSo: () => boolean | Promise<boolean>, longest: number): Promise<void> {
  const deadline = performance.now() + longest;
  while (!(await isSo()) && performance.now() < deadline) await pause(100);
}

/** Returns a percentile of the values. @param share from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
