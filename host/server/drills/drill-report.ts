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
