import { answers, freeTravelSentence, travels } from '@renovation-th/shared/content/promises';

/** Texts of `/villes`. */
export const townListPage = {
  path: '/villes' as const,
  label: 'Villes',
  title: 'Communes desservies en Auvergne | Rénovation TH',
  heading: 'Les communes où nous travaillons',
  mapsHeading: 'Sur la carte',
  listHeading: 'La liste des communes',
  distance: (km: number, drivingTime: string) => `environ ${km}\u00a0km, ${drivingTime}`,
  workshop: 'l’atelier',
  onQuote: 'sur devis',
  closing: {
    heading: 'Votre maison est sur la carte, ou tout près\u202f?',
    text: `Dites-nous la commune et les travaux. ${answers.reply.noted}`,
    quote: 'Demander un devis gratuit',
    pictureAlt:
      'Maquette d’un hameau de trois maisons, l’une en ardoise et basalte, une haute à l’enduit ocre avec une échelle, une blanche derrière un échafaudage',
  },
};

type TimeBand = { heading: string; withinMinutes: number };

/** Groups of towns by travel time, in the workshop's department only. */
export const timeBands: readonly TimeBand[] = [
  { heading: 'À 10\u00a0minutes au plus', withinMinutes: 10 },
  { heading: 'À un quart d’heure', withinMinutes: 15 },
  { heading: 'À 20 ou 25\u00a0minutes', withinMinutes: 25 },
  { heading: 'À une demi-heure et plus', withinMinutes: Infinity },
];

export const departments = [
  {
    name: 'Puy-de-Dôme',
    text: freeTravelSentence,
  },
  { name: 'Allier', text: travels['in-quote'].sentence },
  { name: 'Cantal', text: `L’est du département. ${travels['in-quote'].sentence}` },
] as const;

/** Texts of the slot `town-links`. */
export const townLinks = {
  heading: 'Les communes',
  intro: 'Chacune a sa page\u00a0: distance, façon de bâtir, climat et règles de façade.',
  main: { heading: 'Zone principale', text: 'À moins d’une demi-heure de l’atelier.' },
  extended: {
    heading: 'Zone étendue',
    text: 'Quatre villes et deux départements. Dans l’est du Cantal et les communes de l’Allier qui ne sont pas citées ici, le jour de la visite se fixe par téléphone.',
  },
  all: 'Distances, temps de route et cartes',
};
