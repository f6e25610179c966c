import type { PagePath } from '@renovation-th/shared/contracts/page';

export const home = { label: 'Accueil', path: '/' } as const;
export const allServices = { label: 'Tous les services', path: '/services' } as const;
export const zones = { label: 'Zones d’intervention', path: '/zones-intervention' } as const;
export const contact = { label: 'Contact', path: '/contact' } as const;
export const quote = { label: 'Devis gratuit', path: '/contact' } as const;
const legalNotice = { label: 'Mentions légales', path: '/mentions-legales' } as const;

/** Quick link that appears once the owner has published projects. */
export const projectsLink = { label: 'Réalisations', path: '/realisations' } as const;

export const quickLinks: readonly { label: string; path: PagePath }[] = [home, zones, quote, legalNotice];
