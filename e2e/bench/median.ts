/** Returns the median. @throws Error if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (lower === undefined || upper === undefined) throw new Error('There are no values for a median.');
  return (lower + upper) / 2;
}
