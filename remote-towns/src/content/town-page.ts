import {
  delayNote,
  tenYearGuarantee,
  versatility,
  visitWithin48Hours,
} from '@renovation-th/shared/content/promises';

/** Texts that all town pages share. Keep them few, because search engines penalize similar pages. */
export const townPage = {
  quote: 'Devis gratuit',
  quotePath: (slug: string) => `/contact?ville=${slug}`,
  basedNearby: (locality: string, where: string) => `Basé à ${locality} - Intervention rapide ${where}`,
  /** Must accompany `basedNearby`. The specification requires `basedNearby` verbatim. */
  trueDelay: (drivingTime: string) => `Environ ${drivingTime} de route, ${visitWithin48Hours}.`,
  servicesHeading: (where: string) => `Nos services ${where}`,
  serviceTitle: (service: string, where: string) => `${service} ${where}`,
  serviceLink: 'En savoir plus',
};

/** Separates the two halves of a title for screen readers. */
export const tradeSeparator = '- ';

export const briefLabel = 'En bref';

/** Texts of "En bref" that all towns share. */
export const briefWords = {
  soil: 'Sol',
  walls: 'Murs',
  protection: 'Protection',
  road: 'Route',
  way: (km: number, drivingTime: string) => `environ ${km}\u00a0km, ${drivingTime}`,
  home: 'l’atelier est ici',
};

export const keyFacts = {
  label: 'Délais et devis',
  note: delayNote,
  /** States that a quote made before the visit needs photographs and may change. */
  quoteReserve:
    'Joignez des photos\u00a0: ce premier devis s’établit sur elles, puis il est confirmé ou corrigé à la visite.',
  link: { label: 'Détails', to: '/zones-intervention' },
};

export const nearness = {
  neighboursIntro: {
    near: 'Non loin\u00a0: ',
    far: 'Les plus proches\u00a0: ',
  },
  /** Returns the separator after the name at `index` in a list of `count` names, or the full stop after the last. */
  after: (index: number, count: number) => (index === count - 1 ? '.' : index === count - 2 ? ' et ' : ', '),
};

/** Texts above the owner's projects in a town. */
export const townProjects = (where: string) => ({
  heading: `Chantiers terminés ${where}`,
  intro: 'Photographiés sur place, avec l’accord de chaque client.',
  all: { label: 'Tous les chantiers', path: '/realisations' as const },
});

export const whyChoose = {
  heading: (where: string) => `Pourquoi choisir Rénovation TH ${where}`,
  /** `expertise` contains sentences about this town only. */
  columns: (expertise: readonly string[]) => [
    {
      title: 'Une expertise locale',
      points: expertise,
    },
    {
      title: 'Un artisan polyvalent',
      points: versatility,
    },
  ],
};

export const questionsHeading = (of: string) => `Questions sur les maisons ${of}`;

/** Texts of a block that only some pages have. */
export const commitments = {
  heading: 'Nos engagements',
  certificate: {
    title: 'Une qualification à vérifier',
    verify: 'Vérifier ce certificat',
  },
  points: ['Fournisseurs locaux', 'Chantiers propres et ponctuels', 'Suivi de A\u00a0à\u00a0Z'],
  /** Link to the terms of the legal guarantee. */
  guarantee: { label: tenYearGuarantee.title, to: '/mentions-legales' },
} as const;

export const closing = {
  heading: (where: string) => `Un projet ${where}\u202f?`,
  pictureAlt:
    'Maquette d’un jardin clos d’un mur de basalte, sous un couronnement de pierre sombre entre deux piliers, lavandes à son pied',
};

/** Number of characters after which search engines truncate a title. */
const longestTitle = 70;

/**
 * Adds the number of projects to the title of a page. The number replaces the name of the business if there is no room
 * for both. @example titleWithProjects('Les murs de lave de Sayat | Rénovation TH', 2) // =>
 * 'Les murs de lave de Sayat, 2 chantiers | Rénovation TH'
 */
export function titleWithProjects(title: string, count: number): string {
  if (count === 0) return title;
  const [own = title, business] = title.split(' | ');
  const projects = count === 1 ? 'un chantier' : `${count}\u00a0chantiers`;
  const titles = [
    business ? `${own}, ${projects} | ${business}` : `${own}, ${projects}`,
    `${own} | ${projects}`,
  ];
  return titles.find(({ length }) => length <= longestTitle) ?? title;
}
