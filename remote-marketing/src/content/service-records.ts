import { maconnerie } from './services/maconnerie';
import { nettoyageExterieur } from './services/nettoyage-exterieur';
import { peinture } from './services/peinture';
import { renovationExterieur } from './services/renovation-exterieur';
import { renovationInterieur } from './services/renovation-interieur';
import { toiture } from './services/toiture';
import type { ServiceRecord } from './service-page';

/** Trades in the order of the menu. */
export const serviceRecords: readonly ServiceRecord[] = [
  peinture,
  nettoyageExterieur,
  toiture,
  maconnerie,
  renovationInterieur,
  renovationExterieur,
];
