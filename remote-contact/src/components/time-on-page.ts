/** Milliseconds since the document was opened, on a monotonic clock. */
export function timeOnPage(): number {
  return performance.now();
}
