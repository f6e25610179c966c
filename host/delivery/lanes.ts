/**
 * Calls an asynchronous function for each item, at most `count` at a time. After a failure no further call starts; the
 * failure is thrown when the running calls have ended.
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
