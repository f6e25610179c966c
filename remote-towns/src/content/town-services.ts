import type { PagePath } from '@renovation-th/shared/contracts/page';
import {
  brushIcon,
  cleaningIcon,
  doorIcon,
  facadeIcon,
  masonryIcon,
  rollerIcon,
  roofIcon,
  windowIcon,
} from '@renovation-th/shared/ui/icon-shapes';

/** A trade on a town's page. The sentence on its card comes from the town's record. */
type TownService = {
  name: string;
  icon: string;
  path: PagePath;
};

export const townServices = {
  painting: {
    name: 'Peinture',
    icon: rollerIcon,
    path: '/services/peinture',
  },
  roofing: {
    name: 'Toiture',
    icon: roofIcon,
    path: '/services/toiture',
  },
  masonry: {
    name: 'Maçonnerie',
    icon: masonryIcon,
    path: '/services/maconnerie',
  },
  rendering: {
    name: 'Crépi et façade',
    icon: facadeIcon,
    path: '/services/maconnerie',
  },
  cleaning: {
    name: 'Nettoyage extérieur',
    icon: cleaningIcon,
    path: '/services/nettoyage-exterieur',
  },
  interior: {
    name: 'Rénovation intérieure',
    icon: doorIcon,
    path: '/services/renovation-interieur',
  },
  exterior: {
    name: 'Rénovation extérieure',
    icon: windowIcon,
    path: '/services/renovation-exterieur',
  },
  woodwork: {
    name: 'Peinture sur boiseries',
    icon: brushIcon,
    path: '/services/peinture',
  },
} as const satisfies Record<string, TownService>;

export type TownServiceKey = keyof typeof townServices;
