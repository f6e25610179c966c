/**
 * Expects a command to exit with 1, to print every expected part, and to print no stack trace.
 * @param attempt result of `runDelivery`.
 */
export async function expectRefusal(attempt: Promise<string>, expected: readonly string[]): Promise<void> {
  const failure = await attempt.catch((error: { code: number; stderr: string }) => error);
  if (typeof failure === 'string') throw new Error(`The command succeeded: ${failure}`);

  expect(failure.code).toBe(1);
  for (const part of expected) expect(failure.stderr).toContain(part);
  expect(failure.stderr).not.toMatch(/^\s+at /m);
}
