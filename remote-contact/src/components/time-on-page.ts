/** Milliseconds since the document was opened, on its own clock: no change of the device's moves it. */
export function timeOnPage(): number {
  return performance.now();
}
