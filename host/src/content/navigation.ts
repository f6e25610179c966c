import type { PagePath } from '@renovation-th/shared/contracts/page';

type NavigationLink = { label: string; path: PagePath };

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

export const quickLinks = [home, zones, quote, legalNotice] as const satisfies readonly NavigationLink[];
