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
  /** What a quote is for, as it reads after the words "Devis pour". */
  quoteFor: string;
};

export const townServices = {
  painting: {
    name: 'Peinture',
    icon: rollerIcon,
    path: '/services/peinture',
    quoteFor: 'une peinture',
  },
  roofing: {
    name: 'Toiture',
    icon: roofIcon,
    path: '/services/toiture',
    quoteFor: 'un toit',
  },
  masonry: {
    name: 'Maçonnerie',
    icon: masonryIcon,
    path: '/services/maconnerie',
    quoteFor: 'de la maçonnerie',
  },
  rendering: {
    name: 'Crépi et façade',
    icon: facadeIcon,
    path: '/services/maconnerie',
    quoteFor: 'une façade',
  },
  cleaning: {
    name: 'Nettoyage extérieur',
    icon: cleaningIcon,
    path: '/services/nettoyage-exterieur',
    quoteFor: 'un nettoyage extérieur',
  },
  interior: {
    name: 'Rénovation intérieure',
    icon: doorIcon,
    path: '/services/renovation-interieur',
    quoteFor: 'l’intérieur d’une maison',
  },
  exterior: {
    name: 'Rénovation extérieure',
    icon: windowIcon,
    path: '/services/renovation-exterieur',
    quoteFor: 'l’extérieur d’une maison',
  },
  woodwork: {
    name: 'Peinture sur boiseries',
    icon: brushIcon,
    path: '/services/peinture',
    quoteFor: 'des boiseries',
  },
} as const satisfies Record<string, TownService>;

export type TownServiceKey = keyof typeof townServices;
