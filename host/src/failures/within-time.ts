/** Milliseconds that one request may hang before it counts as failed. */
const patience = 5_000;

/** Runs a request and aborts it when it hangs. @throws a TimeoutError after 5 s. */
export function withinTime<Value>(request: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  return request(AbortSignal.timeout(patience));
}
