/**
 * Starts a resource before each test and stops it after the test.
 * @returns an object that is the resource of the current test. Use it only in tests and hooks.
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
