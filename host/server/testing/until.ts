/** Polls until a value is truthy. @returns the value. */
export async function until<Found>(look: () => Found | Promise<Found>): Promise<NonNullable<Found>> {
  for (let tries = 0; tries < 8_000; tries += 1) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('Timed out: the condition did not become true.');
}
