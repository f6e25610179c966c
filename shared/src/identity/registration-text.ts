import type { Identity } from './identity';

/** Returns the registration number as displayed; marks a sample. */
export function registrationText({ number, isSample }: Identity['registration']): string {
  return isSample ? `${number} (exemple)` : number;
}
