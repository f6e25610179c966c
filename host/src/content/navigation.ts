import type { PagePath } from '@renovation-th/shared/contracts/page';

type NavigationLink = { label: string; path: PagePath };

/** A trade as the Services menu shows it. */
type ServiceEntry = NavigationLink & {
  /** What it covers, in the words of the trade. */
  parts: readonly string[];
};

export const home = { label: 'Accueil', path: '/' } as const satisfies NavigationLink;
export const allServices = {
  label: 'Tous les services',
  path: '/services',
} as const satisfies NavigationLink;
export const zones = {
  label: 'Zones d’intervention',
  path: '/zones-intervention',
} as const satisfies NavigationLink;
export const contact = { label: 'Contact', path: '/contact' } as const satisfies NavigationLink;
export const quote = { label: 'Devis gratuit', path: '/contact' } as const satisfies NavigationLink;
const legalNotice = {
  label: 'Mentions légales',
  path: '/mentions-legales',
} as const satisfies NavigationLink;

/** In the order of the Services menu, on large and on small screens. */
export const services = [
  {
    label: 'Peinture',
    path: '/services/peinture',
    parts: ['intérieure', 'extérieure', 'sur boiseries', 'ravalement de façade'],
  },
  {
    label: 'Nettoyage extérieur',
    path: '/services/nettoyage-exterieur',
    parts: ['dallage', 'façade', 'terrasse', 'menuiserie'],
  },
  {
    label: 'Toiture',
    path: '/services/toiture',
    parts: ['démoussage', 'traitement antimousse', 'traitement hydrofuge', 'nettoyage'],
  },
  {
    label: 'Maçonnerie',
    path: '/services/maconnerie',
    parts: ['réparation', 'montage de muret', 'construction de murs', 'crépi', 'façade'],
  },
  {
    label: 'Rénovation intérieure',
    path: '/services/renovation-interieur',
    parts: ['menuiserie', 'PVC', 'zinguerie'],
  },
  {
    label: 'Rénovation extérieure',
    path: '/services/renovation-exterieur',
    parts: ['menuiserie', 'PVC', 'zinguerie'],
  },
] as const satisfies readonly ServiceEntry[];

/** The footer names the trades by what people search for, in an order of its own. */
export const footerServices = [
  { label: 'Peinture & Ravalement', path: '/services/peinture' },
  { label: 'Toiture', path: '/services/toiture' },
  { label: 'Maçonnerie & Crépi', path: '/services/maconnerie' },
  { label: 'Nettoyage extérieur', path: '/services/nettoyage-exterieur' },
  { label: 'Rénovation intérieure', path: '/services/renovation-interieur' },
  { label: 'Rénovation extérieure', path: '/services/renovation-exterieur' },
] as const satisfies readonly NavigationLink[];

export const quickLinks = [home, zones, quote, legalNotice] as const satisfies readonly NavigationLink[];
