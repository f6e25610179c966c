import type { Town } from '../town-record';

export const issoire = {
  slug: 'issoire',
  name: 'Issoire',
  zone: 'extended',
  where: 'à Issoire',
  of: 'd’Issoire',
  department: 'Puy-de-Dôme',
  postcode: '63500',
  variant: 'classic-8',
  model: 'quoins',
  position: { latitude: 45.544, longitude: 3.249 },
  distance: { km: 40, minutes: 35 },
  delay: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Quatre pierres, quatre mortiers\u00a0: rénover à Issoire | Rénovation TH',
  description:
    'Façade, boiseries, toiture, murets à Issoire\u00a0: arkose, basalte, granite ou calcaire, chaque pierre a son mortier. Devis gratuit et détaillé.',
  lead: 'L’A75 met Issoire à une bonne demi-heure de Gerzat. Pierre du centre ou parpaing de pavillon, nous regardons le mur avant de chiffrer.',
  brief: {
    soil: 'Limagne du Sud, abritée et sèche',
    walls: 'arkose, basalte, granite, calcaire',
    protection: 'abords de Saint-Austremoine',
  },
  cards: {
    painting: 'Au midi, un coloris soutenu pâlit en peu d’étés\u00a0: nous proposons des pigments minéraux.',
    roofing: 'L’hydrofuge demande une tuile sèche, et ce climat la donne une bonne partie de l’année.',
    masonry: 'Nous essayons le mortier sur un joint caché avant de refaire le mur.',
    rendering:
      'Ici la chaux sèche trop vite\u00a0: nous mouillons le support la veille et tendons une toile.',
    cleaning: 'L’arkose s’égrène si on la frotte fort\u202f; elle se lave à la brosse douce.',
    interior: 'Logis du centre ou pavillon, nous mesurons chaque ouverture avant de commander.',
    exterior: 'Les dessous de toit se font l’été, à l’ombre\u202f; les fenêtres, à la mi-saison.',
    woodwork:
      'Une lasure pigmentée protège les volets du sud\u202f; un ponçage léger et une couche la renouvellent.',
  },
  expertise: [
    'Distinguer l’arkose du calcaire avant de gâcher un mortier, c’est la moitié du travail dans cette ville.',
    'Nous vous disons quelles pierres s’égrènent avant d’en chiffrer le nettoyage.',
  ],
  toSend: 'Une photo de la pierre mouillée et une de la pierre sèche disent souvent de laquelle il s’agit.',
  localHeading: 'Plusieurs pierres, peu de pluie',
  localFacts: [
    {
      title: 'Lire la pierre',
      text: 'Autour de la ville se croisent l’arkose blonde, le basalte, le granite et le calcaire. L’arkose s’effrite en sable, le basalte n’absorbe presque rien, le granite tient bon, le calcaire s’use à la pluie. Dans un mur mêlé, le joint se règle sur la plus tendre.',
    },
    {
      title: 'Près de Saint-Austremoine',
      text: 'Aux abords de l’abbatiale romane, l’architecte des Bâtiments de France (ABF) examine tout ce qui change l’aspect d’une maison. Le guichet d’urbanisme vous montre, plan en main, où commence la protection.',
    },
    {
      title: 'Sécher trop vite',
      text: 'Cette Limagne du Sud est abritée et sèche. On s’en réjouit, mais une chaux privée d’eau le premier jour devient farineuse. Le support se mouille la veille, l’ouvrage se voile d’une toile, et le mur du midi se fait le premier, à la fraîche.',
    },
    {
      title: 'Des volets au soleil',
      text: 'Au midi, un vernis brillant se craquelle et emporte le bois avec lui. Une lasure pigmentée ou une peinture microporeuse s’use, elle, par amincissement\u00a0: un léger ponçage et une couche suffisent à la renouveler.',
    },
  ],
  questions: [
    {
      question: 'Le déplacement pour le devis est-il compté à Issoire\u202f?',
      answer:
        'Oui. Le déplacement pour le devis est gratuit dans le 63, sauf Issoire. Ici, il est une ligne du devis\u00a0: vous la lisez avant de signer, et vous ne la devez pas si vous refusez. Pour ne pas venir deux fois, nous prenons toutes les mesures à la visite.',
    },
    {
      question: 'Peut-on sabler une façade d’arkose pour l’éclaircir\u202f?',
      answer:
        'Surtout pas. La surface de cette pierre est sa protection\u202f; une fois enlevée, chaque gelée fait tomber des grains. De l’eau, une brosse douce, et de la patience donnent un ton plus juste. Les taches grasses se traitent une à une.',
    },
  ],
  sources: [
    { fact: 'l’arkose blonde, le basalte, le granite et le calcaire', source: 'vernacular' },
    { fact: 'Cette Limagne du Sud est abritée et sèche', source: 'meteo' },
  ],
} as const satisfies Town;
