import { tenYearGuarantee } from '@renovation-th/shared/promises/promises';

/** What the pages of all towns say in the same words. */
export const townPage = {
  quote: 'Devis gratuit',
  quotePath: (slug: string) => `/contact?ville=${slug}`,
  cardQuote: 'Devis',
  cardQuotePath: (service: string, slug: string) => `/contact?service=${service}&ville=${slug}`,
  basedNearby: (locality: string, where: string) => `Basé à ${locality} - Intervention rapide ${where}`,
  servicesHeading: (where: string) => `Nos services ${where}`,
  serviceTitle: (service: string, where: string) => `${service} ${where}`,
  serviceLink: 'En savoir plus',
};

/** Read between the two halves of a title. */
export const tradeSeparator = '- ';

export const keyFactsLabel = 'En bref';

/** The distance among the key facts; the others are promises. */
export const keyFactWords = {
  value: (km: number) => `environ ${km}\u00a0km`,
  meaning: (drivingTime: string) => `depuis Gerzat, ${drivingTime} en voiture`,
};

export const nearness = {
  distanceTitle: 'Distance et déplacement',
  travelTitle: 'Déplacement',
  distance: (km: number, drivingTime: string) =>
    `Gerzat est à environ ${km}\u00a0km, ${drivingTime} en voiture.`,
  neighboursTitle: (isNear: boolean) => (isNear ? 'Tout près' : 'Autres communes servies'),
  neighboursIntro: {
    near: 'À moins de 20\u00a0km, nous travaillons aussi dans ces communes\u00a0: ',
    nearAlone: 'À moins de 20\u00a0km, nous travaillons aussi dans cette commune\u00a0: ',
    far: 'Les plus proches parmi les communes qui ont leur page\u00a0: ',
  },
  /** What stands after the name at this place in the list. */
  after: (index: number, count: number) => (index === count - 1 ? '.' : index === count - 2 ? ' et ' : ', '),
};

export const whyChoose = {
  heading: (where: string) => `Pourquoi choisir Rénovation TH ${where}`,
  lead: 'Un artisan qui connaît les maisons d’ici, et qui mène tous les corps d’état.',
  columns: (foundedIn: number) => [
    {
      title: 'Une expertise locale',
      points: [
        `Artisan installé à Gerzat, en activité depuis ${foundedIn}`,
        'Des matériaux de qualité, adaptés au climat d’ici',
        'Des fournisseurs de la région',
        'Un devis gratuit, détaillé poste par poste',
      ],
    },
    {
      title: 'Un artisan polyvalent',
      points: [
        'Un seul interlocuteur pour tous les corps d’état',
        'La même personne à la visite, au devis et sur le chantier',
        'Une date de travaux écrite sur le devis',
        'Un suivi de A à Z, du devis à la dernière finition',
      ],
    },
  ],
};

export const questionsHeading = (where: string) => `Vos questions ${where}`;

/** Asked where the quote comes before the visit. */
export const weekQuestion = 'Pourquoi le devis vient-il avant la visite\u202f?';

/** The extra block of some pages. The certificate stands first, and only if the craftsman has it. */
export const commitments = {
  heading: 'Nos engagements, et ce que la loi garantit',
  certificate: {
    title: 'Une qualification à vérifier',
    verify: 'Vérifier ce certificat',
  },
  points: [
    { title: 'Fournisseurs locaux', text: 'Des matériaux adaptés au climat d’ici.' },
    { title: 'Chantiers propres et ponctuels', text: 'Horaires tenus, abords nets.' },
    { title: 'Suivi de A à Z', text: 'Un seul interlocuteur, du devis à la réception.' },
    { title: tenYearGuarantee.title, text: tenYearGuarantee.scope },
  ],
};

export const closing = {
  heading: (where: string) => `Un projet ${where}\u202f?`,
  text: (answer: string) => `Décrivez vos travaux, avec des photos si vous en avez. ${answer}`,
  pictureAlt:
    'Maquette d’un jardin clos d’un mur de basalte, sous un couronnement de pierre sombre entre deux piliers, lavandes à son pied',
};
