/**
 * Calls an asynchronous function for each item. After a failure no further call starts; the failure is thrown when the
 * running calls have ended.
 * @param count maximum concurrent calls. The default is for requests to a store, whose latency is longer than its work.
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
