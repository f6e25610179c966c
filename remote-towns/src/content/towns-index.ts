/** The words of `/villes`. */
export const townsIndex = {
  path: '/villes' as const,
  label: 'Villes',
  title: 'Villes et communes desservies en Auvergne | Rénovation TH',
  description:
    'Les 44 villes et les deux départements où Rénovation TH travaille, de Gerzat à Moulins et à Saint-Flour\u00a0: distance, temps de route, carte et page de chaque commune.',
  heading: 'Les villes où nous travaillons',
  lead: 'Quarante-quatre communes et deux départements, rangés du plus proche au plus lointain. Chaque page dit ce que les maisons du lieu demandent, le délai et les frais de route.',
  mapsHeading: 'Sur la carte',
  listHeading: 'La liste des communes',
  filterLabel: 'Chercher une ville',
  filterHint: 'Quelques lettres suffisent, avec ou sans accents.',
  found: (count: number, total: number) =>
    count === total
      ? `${total}\u00a0lieux affichés`
      : count === 0
        ? 'Aucun lieu ne correspond'
        : count === 1
          ? '1\u00a0lieu trouvé'
          : `${count}\u00a0lieux trouvés`,
  nothing: {
    heading: 'Votre commune n’a pas de page',
    text: 'Cela ne veut pas dire que nous n’y allons pas\u00a0: nous travaillons aussi entre les communes de la liste. Dites-nous où se trouve la maison, nous vous répondons sous 24\u00a0h.',
    quote: 'Devis gratuit',
  },
  distance: (km: number, minutes: number) => `environ ${km}\u00a0km, ${minutes}\u00a0min`,
  workshop: 'l’atelier',
  onQuote: 'sur devis',
};

/** A group of towns under a heading of its own, in the order of the page. */
export type DistanceBand = { heading: string; withinKm: number };

/** Only for the department that the workshop stands in: elsewhere everything is far. */
export const distanceBands: readonly DistanceBand[] = [
  { heading: 'À moins de 10\u00a0km', withinKm: 9 },
  { heading: 'De 10 à 15\u00a0km', withinKm: 15 },
  { heading: 'De 20 à 40\u00a0km', withinKm: 49 },
  { heading: 'Plus loin', withinKm: Infinity },
];

export const departments = [
  {
    name: 'Puy-de-Dôme',
    text: 'Le déplacement pour le devis y est gratuit, sauf à Issoire, où il est compris dans le devis.',
  },
  { name: 'Allier', text: 'Le déplacement est compris dans le devis.' },
  { name: 'Cantal', text: 'L’est du département, sur devis, déplacement compris.' },
] as const;

/** The section that /zones-intervention shows. */
export const townLinks = {
  heading: 'Les communes',
  intro: 'Chacune a sa page\u00a0: distance, façon de bâtir, climat et règles de façade.',
  main: { heading: 'Zone principale', text: 'Autour de l’atelier de Gerzat.' },
  extended: {
    heading: 'Zone étendue',
    text: 'Les villes plus éloignées\u202f; l’Allier et l’est du Cantal se font sur devis.',
  },
  further: {
    heading: 'Trente autres communes',
    text: 'Du val de Sioule aux monts du Livradois.',
  },
  all: 'Toutes les villes, avec distances et temps de route',
};
