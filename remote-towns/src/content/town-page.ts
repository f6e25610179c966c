import type { Intervention, Travel } from './town';
import type { TownLayout } from './town-layouts';
import type { TownPageData } from './town-page-data';

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

type KeyFact = { value: string; meaning: string };

const interventions: Record<Intervention, KeyFact> = {
  'within-24-hours': { value: 'sous 24\u00a0h', meaning: 'pour intervenir chez vous' },
  'within-48-hours': { value: 'sous 48\u00a0h', meaning: 'pour intervenir chez vous' },
  'within-the-week': { value: 'dans la semaine', meaning: 'pour intervenir chez vous' },
  quote: { value: 'sur devis', meaning: 'date et durée du chantier' },
};

const travels: Record<Travel, KeyFact> = {
  free: { value: 'gratuits', meaning: 'devis et déplacement' },
  'in-quote': { value: 'compris', meaning: 'le déplacement, dans le devis gratuit' },
};

const answers: Record<TownLayout['answer'], KeyFact> = {
  reply: { value: 'sous 24\u00a0h', meaning: 'pour vous répondre' },
  quote: { value: 'sous 24\u00a0h', meaning: 'pour recevoir votre devis' },
};

type PromisedTown = Pick<TownPageData, 'distance' | 'intervention' | 'travel'>;

export const keyFacts = {
  label: 'En bref',
  /** The promises of the page in three or four figures. */
  of: ({ distance, intervention, travel }: PromisedTown, { answer }: TownLayout): readonly KeyFact[] => [
    ...(distance
      ? [
          {
            value: `environ ${distance.km}\u00a0km`,
            meaning: `depuis Gerzat, environ ${distance.minutes}\u00a0min`,
          },
        ]
      : []),
    interventions[intervention],
    travels[travel],
    answers[answer],
  ],
};

const travelSentences: Record<Travel, string> = {
  free: 'Le déplacement pour le devis est gratuit.',
  'in-quote': 'Le devis est gratuit et comprend les frais de déplacement.',
};

export const nearness = {
  distanceTitle: ({ distance }: PromisedTown) => (distance ? 'Distance' : 'Déplacement'),
  distanceText: ({ distance, travel }: PromisedTown) =>
    distance
      ? `Gerzat est à environ ${distance.km}\u00a0km, soit environ ${distance.minutes}\u00a0min de route. ${travelSentences[travel]}`
      : travelSentences[travel],
  neighboursTitle: 'Tout près',
  neighboursIntro: ({ of, postcode }: Pick<TownPageData, 'of' | 'postcode'>) =>
    postcode === null
      ? 'Ces communes ont aussi leur page\u00a0: '
      : `Autour ${of}, nous travaillons aussi dans ces communes\u00a0: `,
  /** What stands after the name at this place in the list. */
  after: (index: number, count: number) => (index === count - 1 ? '.' : index === count - 2 ? ' et ' : ', '),
};

export const whyChoose = {
  heading: (where: string) => `Pourquoi choisir Rénovation TH ${where}`,
  lead: 'Un artisan qui connaît les maisons d’ici, et qui mène tous les corps d’état.',
  columns: ({ travel }: PromisedTown, foundedIn: number) => [
    {
      title: 'Une expertise locale',
      points: [
        `Artisan installé à Gerzat, en activité depuis ${foundedIn}`,
        'Des matériaux de qualité, adaptés au climat d’ici',
        'Des fournisseurs de la région',
        travel === 'free'
          ? 'Devis détaillé et déplacement gratuits'
          : 'Devis détaillé gratuit, déplacement compris',
      ],
    },
    {
      title: 'Un artisan polyvalent',
      points: [
        'Un seul interlocuteur pour tous les corps d’état',
        'Plus de dix ans d’expérience',
        'Des travaux garantis dix ans',
        'Un suivi de A à Z, du devis à la dernière finition',
      ],
    },
  ],
};

export const questionsHeading = (where: string) => `Vos questions ${where}`;

/** The extra block of some pages. */
export const commitments = {
  heading: 'Nos engagements',
  points: [
    { title: 'Certifié RGE Qualibat', text: 'Une qualification que vous pouvez vérifier.' },
    { title: 'Garantie de dix ans', text: 'Les travaux sont couverts par la garantie décennale.' },
    { title: 'Fournisseurs locaux', text: 'Des matériaux adaptés au climat d’ici.' },
    { title: 'Chantiers propres et ponctuels', text: 'Horaires tenus, abords nets.' },
    { title: 'Suivi de A à Z', text: 'Un seul interlocuteur, du devis à la réception.' },
  ],
};

export const closing = {
  heading: (where: string) => `Un projet ${where}\u202f?`,
  text: {
    reply: 'Le devis est gratuit et détaillé. Vous recevez une réponse sous 24\u00a0h.',
    quote: 'Décrivez vos travaux\u00a0: vous recevez un devis gratuit et détaillé sous 24\u00a0h.',
  } satisfies Record<TownLayout['answer'], string>,
  pictureAlt:
    'Maquette du même jardin, mur de basalte remonté sous un couronnement de pierre sombre entre deux piliers, lavandes à son pied',
};
