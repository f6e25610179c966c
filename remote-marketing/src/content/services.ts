import type { PagePath } from '@renovation-th/shared/contracts/page';

/** A trade as the home page and the overview show it. */
export type Service = {
  path: PagePath;
  name: string;
  sentence: string;
  /** Parts of the trade in the menu. `id` is the anchor on the trade's page. */
  parts: readonly { label: string; id: string }[];
};

/** Trades in the order of the menu. */
export const services = {
  painting: {
    path: '/services/peinture',
    name: 'Peinture',
    sentence: 'Murs, plafonds, volets et façades, préparés puis peints.',
    parts: [
      { label: 'intérieure', id: 'interieure' },
      { label: 'extérieure', id: 'exterieure' },
      { label: 'sur boiseries', id: 'boiseries' },
      { label: 'ravalement de façade', id: 'ravalement' },
    ],
  },
  cleaning: {
    path: '/services/nettoyage-exterieur',
    name: 'Nettoyage extérieur',
    sentence: 'Dallages, terrasses et façades, sans abîmer le support.',
    parts: [
      { label: 'dallage', id: 'dallage' },
      { label: 'façade', id: 'facade' },
      { label: 'terrasse', id: 'terrasse' },
      { label: 'menuiserie', id: 'menuiserie' },
    ],
  },
  roofing: {
    path: '/services/toiture',
    name: 'Toiture',
    sentence: 'Démoussage et traitement du toit, tuiles et faîtage repris.',
    parts: [
      { label: 'démoussage', id: 'demoussage' },
      { label: 'traitement antimousse', id: 'antimousse' },
      { label: 'traitement hydrofuge', id: 'hydrofuge' },
      { label: 'nettoyage', id: 'nettoyage' },
    ],
  },
  masonry: {
    path: '/services/maconnerie',
    name: 'Maçonnerie',
    sentence: 'Murets en pierre ou en béton, reprises et crépis.',
    parts: [
      { label: 'réparation', id: 'reparation' },
      { label: 'montage de muret', id: 'muret' },
      { label: 'construction de murs', id: 'murs' },
      { label: 'crépi', id: 'crepi' },
      { label: 'façade', id: 'facade' },
    ],
  },
  interior: {
    path: '/services/renovation-interieur',
    name: 'Rénovation intérieure',
    sentence: 'Portes, placards, PVC et zinc, posés d’aplomb dans des murs qui ne le sont pas.',
    parts: [
      { label: 'menuiserie', id: 'menuiserie' },
      { label: 'PVC', id: 'pvc' },
      { label: 'zinguerie', id: 'zinguerie' },
    ],
  },
  exterior: {
    path: '/services/renovation-exterieur',
    name: 'Rénovation extérieure',
    sentence: 'Fenêtres, volets et gouttières, pour une maison close et au sec.',
    parts: [
      { label: 'menuiserie', id: 'menuiserie' },
      { label: 'PVC', id: 'pvc' },
      { label: 'zinguerie', id: 'zinguerie' },
    ],
  },
} as const satisfies Record<string, Service>;

export type ServiceKey = keyof typeof services;
