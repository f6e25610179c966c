import type { Identity } from './identity';

/** Returns the registration number for display, with a remark if it is a sample. */
export function registrationText({ number, isSample }: Identity['registration']): string {
  return isSample ? `${number} (exemple)` : number;
}
