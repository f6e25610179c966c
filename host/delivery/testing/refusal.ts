/**
 * Expects a command line to refuse: it ends with 1, says every expected part, and shows no stack.
 * @param attempt what `runDelivery` gave.
 */
export async function expectRefusal(attempt: Promise<string>, expected: readonly string[]): Promise<void> {
  const failure = await attempt.catch((error: { code: number; stderr: string }) => error);
  if (typeof failure === 'string') throw new Error(`It accepted: ${failure}`);

  expect(failure.code).toBe(1);
  for (const part of expected) expect(failure.stderr).toContain(part);
  expect(failure.stderr).not.toMatch(/^\s+at /m);
}
