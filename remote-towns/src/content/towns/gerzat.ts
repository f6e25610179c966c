import type { Town } from '../town';

export const gerzat = {
  slug: 'gerzat',
  where: 'à Gerzat',
  of: 'de Gerzat',
  department: 'Puy-de-Dôme',
  postcode: '63360',
  variant: 'classic-8',
  model: 'limagne',
  position: { latitude: 45.826, longitude: 3.145 },
  altitude: 325,
  distance: null,
  intervention: 'within-48-hours',
  travel: 'free',
  showsCommitments: true,
  saysBasedNearby: false,
  description:
    'Peinture, toiture, crépi et maçonnerie à Gerzat, par un artisan de la commune\u00a0: maisons à cuvage, pavillons de plaine, visite et devis gratuits.',
  lead: 'L’atelier est ici, à Gerzat\u00a0: pour un volet, un toit ou une façade entière, l’artisan vient en voisin.',
  servicesIntro: 'Huit métiers tenus par la même main, du vieux bourg aux lotissements de la plaine.',
  localHeading: 'Bâtir et entretenir à Gerzat',
  localFacts: [
    {
      title: 'L’eau sous le bourg',
      text: 'La Limagne a longtemps été une plaine humide, avant que ses champs ne soient drainés. À Gerzat, l’eau n’est jamais très loin des fondations\u00a0: avant de refaire un bas de mur, on regarde les gouttières, le niveau du jardin et le soubassement de ciment qui empêche parfois la maçonnerie de sécher.',
    },
    {
      title: 'Maisons à cuvage',
      text: 'La vigne a laissé des maisons en hauteur\u00a0: on pressait en bas, on vivait à l’étage, on rangeait sous le toit. La métropole les a d’ailleurs inventoriées avec le reste de son patrimoine viticole. La façade y a besoin d’un enduit qui respire, et la grande porte d’une peinture microporeuse plutôt que d’un vernis.',
    },
    {
      title: 'Une plaine sèche',
      text: 'Douze degrés de moyenne et moins de 600\u00a0mm d’eau par an au pluviomètre de la station de Clermont-Ferrand, à 7\u00a0km d’ici\u00a0: la saison des façades est longue. Restent les coups de gel de l’hiver et les après-midi d’août, où l’on ne peint pas.',
    },
    {
      title: 'Les champs au bout de la rue',
      text: 'En 2018, près des deux tiers du territoire étaient encore agricoles. Côté labours, rien n’arrête le vent\u00a0: la poussière s’accroche aux crépis rugueux et la pluie frappe de biais. Une finition talochée, plus lisse, garde moins la saleté qu’un crépi projeté.',
    },
  ],
  neighbours: ['malintrat', 'cebazat', 'blanzat', 'chateaugay'],
  questions: [
    {
      question: 'Du salpêtre blanchit le bas de mes murs\u00a0: puis-je peindre dessus\u202f?',
      answer:
        'Pas tout de suite. Le sel sort avec l’eau et pousserait n’importe quelle peinture. On remonte d’abord à la source de l’humidité, on pique l’enduit malade, on laisse sécher, parfois plusieurs mois, puis on enduit à la chaux. Un devis qui promet de tout masquer en deux jours mérite une question.',
    },
    {
      question: 'Vous déplacez-vous pour une petite réparation\u202f?',
      answer:
        'Oui. Une marche descellée, un volet à repeindre, un solin à reprendre\u00a0: la visite ne coûte rien, comme pour un grand chantier. Si la réparation gagne à être groupée avec une autre, nous vous le disons.',
    },
    {
      question: 'À qui demander si ma façade est protégée\u202f?',
      answer:
        'Au service d’urbanisme de la commune, avec l’adresse et une photo. Il sait si un monument voisin étend sa protection jusqu’à chez vous, quels coloris sont admis et si le chantier se déclare. Une question posée tôt évite de repeindre deux fois.',
    },
  ],
} as const satisfies Town;
