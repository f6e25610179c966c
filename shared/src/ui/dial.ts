/** Hands an E.164 number to the device's telephone. A browser's own location cannot be watched by a test. */
export function dial(number: string): void {
  location.assign(`tel:${number}`);
}
