/**
 * Calls an asynchronous function for each item. After a failure it starts no more calls, waits for those in progress,
 * and throws the first failure.
 * @param count maximum number of concurrent calls. The default suits requests to a store.
 */
export async function forEachAtOnce<One>(
  all: Iterable<One>,
  work: (one: One) => Promise<unknown>,
  count = 24,
): Promise<void> {
  const remaining = [...all].values();
  const failures: unknown[] = [];
  const lane = async () => {
    for (const one of remaining)
      if (failures.length === 0) await work(one).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: count }, lane));
  if (failures.length > 0) throw failures[0];
}
