/**
 * Starts a resource before each test of a file and stops it after the test.
 * @returns the resource of the current test; use it in tests and hooks only.
 */
export function startedForEach<Started extends object>(
  start: () => Promise<Started>,
  stop: (started: Started) => Promise<void>,
): Started {
  const started: Started = Object.create(null);
  beforeEach(async () => {
    Object.assign(started, await start());
  });
  afterEach(() => stop(started));
  return started;
}
