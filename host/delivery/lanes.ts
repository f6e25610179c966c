/**
 * Works on so many at a time: each lane takes the next as soon as it is free. After a failure nothing more is begun; it
 * is thrown when all else has ended.
 */
export async function inLanes<One>(
  count: number,
  all: Iterable<One>,
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  const left = [...all].values();
  const failures: unknown[] = [];
  const lane = async () => {
    for (const one of left)
      if (failures.length === 0) await work(one).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: count }, lane));
  if (failures.length > 0) throw failures[0];
}
