import type { PagePath } from '@renovation-th/shared/contracts/page';

/** A trade as the home page offers it. */
export type Service = {
  path: PagePath;
  name: string;
  sentence: string;
  /** What the trade covers, in the words of the menu. */
  covers: readonly string[];
};

export const services = {
  painting: {
    path: '/services/peinture',
    name: 'Peinture',
    sentence: 'Murs, plafonds, volets et façades, préparés puis peints.',
    covers: ['intérieure', 'extérieure', 'sur boiseries', 'ravalement de façade'],
  },
  roofing: {
    path: '/services/toiture',
    name: 'Toiture',
    sentence: 'Un toit propre, traité contre la mousse et la pluie.',
    covers: ['démoussage', 'traitement antimousse', 'traitement hydrofuge', 'nettoyage'],
  },
  masonry: {
    path: '/services/maconnerie',
    name: 'Maçonnerie',
    sentence: 'Murets en pierre ou en béton, reprises et crépis.',
    covers: ['réparation', 'montage de muret', 'construction de murs', 'crépi', 'façade'],
  },
  cleaning: {
    path: '/services/nettoyage-exterieur',
    name: 'Nettoyage extérieur',
    sentence: 'Dallages, terrasses et façades, sans abîmer le support.',
    covers: ['dallage', 'façade', 'terrasse', 'menuiserie'],
  },
} as const satisfies Record<string, Service>;

export type ServiceKey = keyof typeof services;
