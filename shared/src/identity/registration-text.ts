import type { Identity } from './identity';

/** The register number as pages show it. A sample says that it is one. */
export function registrationText({ number, isSample }: Identity['registration']): string {
  return isSample ? `${number} (exemple)` : number;
}
