/** Looks again and again until there is something. @returns it. */
export async function until<Found>(look: () => Found | Promise<Found>): Promise<NonNullable<Found>> {
  for (let tries = 0; tries < 8_000; tries += 1) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('That was never so.');
}
