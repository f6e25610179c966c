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

/** A trade as the page of a town offers it. */
type TownService = { name: string; sentence: string; icon: string; path: PagePath };

export const townServices = {
  painting: {
    name: 'Peinture',
    sentence: 'Murs, plafonds et façades, avec la préparation que le support demande.',
    icon: rollerIcon,
    path: '/services/peinture',
  },
  roofing: {
    name: 'Toiture',
    sentence: 'Démoussage, antimousse et hydrofuge pour des tuiles qui passent l’hiver.',
    icon: roofIcon,
    path: '/services/toiture',
  },
  masonry: {
    name: 'Maçonnerie',
    sentence: 'Réparations, murets en pierre ou en béton, construction de murs.',
    icon: masonryIcon,
    path: '/services/maconnerie',
  },
  rendering: {
    name: 'Crépi et façade',
    sentence: 'Enduits repris, crépis refaits, ravalement dans les teintes admises.',
    icon: facadeIcon,
    path: '/services/maconnerie',
  },
  cleaning: {
    name: 'Nettoyage extérieur',
    sentence: 'Dallages, terrasses, façades et menuiseries débarrassés de la mousse.',
    icon: cleaningIcon,
    path: '/services/nettoyage-exterieur',
  },
  interior: {
    name: 'Rénovation intérieure',
    sentence: 'Menuiserie, PVC et zinguerie à l’intérieur, posés et ajustés.',
    icon: doorIcon,
    path: '/services/renovation-interieur',
  },
  exterior: {
    name: 'Rénovation extérieure',
    sentence: 'Menuiseries extérieures, PVC et zinguerie, gouttières comprises.',
    icon: windowIcon,
    path: '/services/renovation-exterieur',
  },
  woodwork: {
    name: 'Peinture sur boiseries',
    sentence: 'Volets, portes et avant-toits poncés, traités, repeints.',
    icon: brushIcon,
    path: '/services/peinture',
  },
} as const satisfies Record<string, TownService>;

export type TownServiceKey = keyof typeof townServices;
