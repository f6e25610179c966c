import { tenYearGuarantee, versatility, visitWithin48Hours } from '@renovation-th/shared/content/promises';

/** What the pages of all towns say in the same words: as little as can be, since each says what is true of it. */
export const townPage = {
  quote: 'Devis gratuit',
  quotePath: (slug: string) => `/contact?ville=${slug}`,
  cardQuote: 'Devis',
  /** The same for a screen reader, which hears the links of a page one after the other. */
  cardQuoteSpoken: (quoteFor: string, where: string) => `Devis pour ${quoteFor} ${where}`,
  cardQuotePath: (service: string, slug: string) => `/contact?service=${service}&ville=${slug}`,
  basedNearby: (locality: string, where: string) => `Basé à ${locality} - Intervention rapide ${where}`,
  /** Beside the line above, which the specification wants to the letter wherever it stands. */
  trueDelay: (drivingTime: string) => `Environ ${drivingTime} de route, ${visitWithin48Hours}.`,
  servicesHeading: (where: string) => `Nos services ${where}`,
  serviceTitle: (service: string, where: string) => `${service} ${where}`,
  serviceLink: 'En savoir plus',
};

/** Read between the two halves of a title. */
export const tradeSeparator = '- ';

export const briefLabel = 'En bref';

/** The words of « en bref » that no record holds. */
export const briefWords = {
  soil: 'Sol',
  walls: 'Murs',
  protection: 'Protection',
  road: 'Route',
  way: (km: number, drivingTime: string) => `environ ${km}\u00a0km, ${drivingTime}`,
  home: 'l’atelier est ici',
};

export const keyFactsLabel = 'Délais et devis';

/** Where the quote comes before the visit: its limits, in the place where it is promised. */
export const quoteReserve = 'Établi sur photos, ce premier devis est confirmé ou corrigé à la visite.';

export const nearness = {
  neighboursIntro: {
    near: 'Non loin\u00a0: ',
    far: 'Les plus proches parmi les communes servies\u00a0: ',
  },
  /** What stands after the name at this place in the list. */
  after: (index: number, count: number) => (index === count - 1 ? '.' : index === count - 2 ? ' et ' : ', '),
};

/** Works of the owner in the town, where he shows some. */
export const townWorks = (where: string) => ({
  heading: `Chantiers terminés ${where}`,
  intro: 'Photographiés sur place, avec l’accord de chaque client.',
  all: { label: 'Tous les chantiers', path: '/realisations' as const },
});

export const whyChoose = {
  heading: (where: string) => `Pourquoi choisir Rénovation TH ${where}`,
  /** `expertise` holds the town's own sentences. */
  columns: (expertise: readonly string[]) => [
    {
      title: 'Une expertise locale',
      points: expertise,
      link: { label: 'Délais, déplacements, devis', to: '/zones-intervention' as const },
    },
    {
      title: 'Un artisan polyvalent',
      points: versatility,
      link: { label: 'Les six métiers', to: '/services' as const },
    },
  ],
};

export const questionsHeading = (of: string) => `Questions sur les maisons ${of}`;

/** The extra block of some pages. The certificate stands first, and only if the craftsman has it. */
export const commitments = {
  heading: 'Nos engagements',
  certificate: {
    title: 'Une qualification à vérifier',
    verify: 'Vérifier ce certificat',
  },
  points: ['Fournisseurs locaux', 'Chantiers propres et ponctuels', 'Suivi de A\u00a0à\u00a0Z'],
  /** The law's, told where its terms are. */
  guarantee: { label: tenYearGuarantee.title, to: '/mentions-legales' },
} as const;

export const closing = {
  heading: (where: string) => `Un projet ${where}\u202f?`,
  pictureAlt:
    'Maquette d’un jardin clos d’un mur de basalte, sous un couronnement de pierre sombre entre deux piliers, lavandes à son pied',
};

/** Letters of a title that a list of results shows. */
const longestTitle = 70;

/**
 * The title of a page that shows so many works of its town: they are named where there is room, before the business
 * or in its place.
 * @example titleWithWorks('Les murs de lave de Sayat | Rénovation TH', 2) // => 'Les murs de lave de Sayat, 2 chantiers | Rénovation TH'
 */
export function titleWithWorks(title: string, count: number): string {
  if (count === 0) return title;
  const [own = title, business] = title.split(' | ');
  const works = count === 1 ? 'un chantier' : `${count}\u00a0chantiers`;
  const titles = [business ? `${own}, ${works} | ${business}` : `${own}, ${works}`, `${own} | ${works}`];
  return titles.find(({ length }) => length <= longestTitle) ?? title;
}
