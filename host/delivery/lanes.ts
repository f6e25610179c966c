/** Works on so many at a time: each lane takes the next as soon as it is free. @throws what the first failure throws. */
export async function inLanes<One>(
  count: number,
  all: Iterable<One>,
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  const left = [...all].values();
  const lane = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: count }, lane));
}
