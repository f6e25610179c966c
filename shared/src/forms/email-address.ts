/** True when nothing is missing from the address. Whether it exists is for the mail to say. */
export function isCompleteEmail(address: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(address);
}
