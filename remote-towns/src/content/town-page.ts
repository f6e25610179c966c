import { tenYearGuarantee, versatility, visitWithin48Hours } from '@renovation-th/shared/content/promises';

/** Texts that all town pages share: as few as possible, since each page should have its own. */
export const townPage = {
  quote: 'Devis gratuit',
  quotePath: (slug: string) => `/contact?ville=${slug}`,
  cardQuote: 'Devis',
  /** Variant for screen readers, which may list all links of a page. */
  cardQuoteSpoken: (quoteFor: string, where: string) => `Devis pour ${quoteFor} ${where}`,
  cardQuotePath: (service: string, slug: string) => `/contact?service=${service}&ville=${slug}`,
  basedNearby: (locality: string, where: string) => `Basé à ${locality} - Intervention rapide ${where}`,
  /** Accompanies the line above, which the specification requires verbatim. */
  trueDelay: (drivingTime: string) => `Environ ${drivingTime} de route, ${visitWithin48Hours}.`,
  servicesHeading: (where: string) => `Nos services ${where}`,
  serviceTitle: (service: string, where: string) => `${service} ${where}`,
  serviceLink: 'En savoir plus',
};

/** Separates the two halves of a title for screen readers. */
export const tradeSeparator = '- ';

export const briefLabel = 'En bref';

/** Fixed texts of « en bref », the same for every town. */
export const briefWords = {
  soil: 'Sol',
  walls: 'Murs',
  protection: 'Protection',
  road: 'Route',
  way: (km: number, drivingTime: string) => `environ ${km}\u00a0km, ${drivingTime}`,
  home: 'l’atelier est ici',
};

export const keyFactsLabel = 'Délais et devis';

/** The limits of a quote before the visit, shown beside its promise. */
export const quoteReserve = 'Établi sur photos, ce premier devis est confirmé ou corrigé à la visite.';

export const nearness = {
  neighboursIntro: {
    near: 'Non loin\u00a0: ',
    far: 'Les plus proches parmi les communes servies\u00a0: ',
  },
  /** Returns the separator after the name at `index` in a list of `count` names, or the full stop after the last. */
  after: (index: number, count: number) => (index === count - 1 ? '.' : index === count - 2 ? ' et ' : ', '),
};

/** Heading of the owner's works in the town, if there are any. */
export const townWorks = (where: string) => ({
  heading: `Chantiers terminés ${where}`,
  intro: 'Photographiés sur place, avec l’accord de chaque client.',
  all: { label: 'Tous les chantiers', path: '/realisations' as const },
});

export const whyChoose = {
  heading: (where: string) => `Pourquoi choisir Rénovation TH ${where}`,
  /** `expertise`: sentences written for this town. */
  columns: (expertise: readonly string[]) => [
    {
      title: 'Une expertise locale',
      points: expertise,
      link: { label: 'Délais, déplacements, devis', to: '/zones-intervention' as const },
    },
    {
      title: 'Un artisan polyvalent',
      points: versatility,
      link: { label: 'Tous les métiers', to: '/services' as const },
    },
  ],
};

export const questionsHeading = (of: string) => `Questions sur les maisons ${of}`;

/** Extra block of some pages. The certificate comes first, and only if the owner has it. */
export const commitments = {
  heading: 'Nos engagements',
  certificate: {
    title: 'Une qualification à vérifier',
    verify: 'Vérifier ce certificat',
  },
  points: ['Fournisseurs locaux', 'Chantiers propres et ponctuels', 'Suivi de A\u00a0à\u00a0Z'],
  /** The legal guarantee, explained beside its terms. */
  guarantee: { label: tenYearGuarantee.title, to: '/mentions-legales' },
} as const;

export const closing = {
  heading: (where: string) => `Un projet ${where}\u202f?`,
  pictureAlt:
    'Maquette d’un jardin clos d’un mur de basalte, sous un couronnement de pierre sombre entre deux piliers, lavandes à son pied',
};

/** Number of characters of a title that search engines show. */
const longestTitle = 70;

/**
 * Returns the title of a page with this many works in its town: adds their number before the business's name, or
 * instead of it if there is no room. @example titleWithWorks('Les murs de lave de Sayat | Rénovation TH', 2) // =>
 * 'Les murs de lave de Sayat, 2 chantiers | Rénovation TH'
 */
export function titleWithWorks(title: string, count: number): string {
  if (count === 0) return title;
  const [own = title, business] = title.split(' | ');
  const works = count === 1 ? 'un chantier' : `${count}\u00a0chantiers`;
  const titles = [business ? `${own}, ${works} | ${business}` : `${own}, ${works}`, `${own} | ${works}`];
  return titles.find(({ length }) => length <= longestTitle) ?? title;
}
