import type { Town } from '../town-record';

export const gerzat = {
  slug: 'gerzat',
  name: 'Gerzat',
  zone: 'main',
  where: 'à Gerzat',
  of: 'de Gerzat',
  department: 'Puy-de-Dôme',
  postcode: '63360',
  variant: 'classic-8',
  model: 'limagne',
  position: { latitude: 45.826, longitude: 3.145 },
  distance: null,
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: true,
  saysBasedNearby: false,
  title: 'Votre artisan à Gerzat\u00a0: cuvages, bas de murs, façades | Rénovation TH',
  description:
    'Peinture, toiture, crépi et maçonnerie à Gerzat, par un artisan de la commune\u00a0: maisons à cuvage, murs humides, pavillons de plaine. Devis gratuit.',
  lead: 'Notre atelier est ici, à Gerzat\u00a0: pour un volet, un toit ou une façade entière, nous venons en voisins.',
  brief: {
    soil: 'plaine de Limagne, longtemps humide',
    walls: 'maisons à cuvage au bourg, pavillons autour',
    protection: null,
  },
  cards: {
    painting:
      'Les vieux murs reçoivent une peinture minérale\u202f; le crépi des pavillons, une peinture de façade.',
    roofing: 'La mousse se brosse au printemps, puis l’été de la plaine sèche la tuile avant le traitement.',
    masonry: 'Marches, murets et bas de murs se reprennent une fois que l’on sait d’où vient l’eau.',
    rendering:
      'Le vieux bourg reçoit de la chaux\u202f; du côté des champs, une finition talochée se salit moins.',
    cleaning:
      'La poussière de labour salit un mur, l’algue un autre\u00a0: nous les lavons à basse pression.',
    interior: 'Les planchers des étages de cuvage ont pris de la pente, et nous y réglons portes et seuils.',
    exterior: 'Nous refaisons gouttières et descentes pour que l’eau du toit ne finisse plus aux fondations.',
    woodwork: 'Une grande porte de cuvage passe par une recherche de plomb, puis se peint avant la chaleur.',
  },
  expertise: [
    'Notre atelier est dans la commune\u00a0: entre deux chantiers, nous repassons voir un mur qui sèche.',
    'Nous connaissons les cuvages du bourg, leurs planchers en pente et leurs bas de murs humides.',
  ],
  toSend:
    'Une photo du bas du mur et une de la gouttière au-dessus disent déjà l’essentiel d’une maison de plaine.',
  localHeading: 'Bâtir et entretenir à Gerzat',
  localFacts: [
    {
      title: 'L’eau sous le bourg',
      text: 'La Limagne a longtemps été une plaine humide, avant que ses champs ne soient drainés. À Gerzat, l’eau n’est jamais très loin des fondations\u00a0: avant de refaire un bas de mur, on regarde les gouttières, le niveau du jardin et le soubassement de ciment qui empêche parfois la maçonnerie de sécher.',
    },
    {
      title: 'Maisons à cuvage',
      text: 'La vigne a laissé des maisons en hauteur\u00a0: on pressait en bas, on vivait à l’étage, on rangeait sous le toit. La métropole les a d’ailleurs inventoriées avec le reste de son patrimoine viticole. La façade y a besoin d’un enduit perméable à la vapeur d’eau, et la grande porte d’une peinture microporeuse plutôt que d’un vernis.',
    },
    {
      title: 'Une plaine sèche',
      text: 'Douze degrés de moyenne et moins de 600\u00a0mm d’eau par an à la station météo de l’aéroport, à Aulnat, à moins de 5\u00a0km d’ici\u00a0: la saison des façades est longue.',
    },
    {
      title: 'Les champs au bout de la rue',
      text: 'En 2018, près des deux tiers du territoire étaient encore agricoles. Du côté des champs, rien n’arrête le vent\u00a0: la poussière s’accroche aux crépis rugueux et la pluie frappe de biais.',
    },
  ],
  questions: [
    {
      question: 'Du salpêtre blanchit le bas de mes murs\u00a0: puis-je peindre dessus\u202f?',
      answer:
        'Pas tout de suite. Le sel sort avec l’eau et décollerait n’importe quelle peinture. Nous cherchons d’abord d’où vient l’humidité\u202f; ensuite on pique l’enduit dégradé, on laisse sécher, parfois plusieurs mois, puis on enduit à la chaux.',
    },
    {
      question: 'Vous déplacez-vous pour une petite réparation\u202f?',
      answer:
        'Oui. Une marche descellée, un volet à repeindre, un solin à reprendre\u00a0: nous venons voir, comme pour un grand chantier.',
    },
  ],
  sources: [
    { fact: 'métropole les a d’ailleurs inventoriées', source: 'wine' },
    { fact: 'moins de 600\u00a0mm d’eau par an', source: 'meteo' },
    { fact: 'En 2018, près des deux tiers du territoire étaient encore agricoles', source: 'insee' },
  ],
} as const satisfies Town;
