/** Milliseconds after which a hanging request counts as failed. */
const patience = 5_000;

/** Runs a request, and aborts it after 5 s. @throws a TimeoutError then. */
export function withinTime<Value>(request: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  return request(AbortSignal.timeout(patience));
}
