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
  model: 'limagne',
  position: { latitude: 45.544, longitude: 3.249 },
  altitude: 390,
  distance: { km: 40, minutes: 35 },
  delay: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: false,
  saysBasedNearby: false,
  description:
    'Façade, boiseries, toiture, murets à Issoire\u00a0: arkose, basalte, granite ou calcaire, chaque pierre a son mortier. Devis gratuit et détaillé.',
  lead: 'L’A75 met Issoire à une bonne demi-heure de Gerzat. Logis du centre ou pavillon plus récent, nous regardons de quelle pierre il est fait avant de chiffrer.',
  servicesIntro:
    'En plein soleil, tout se voit\u00a0: une reprise mal fondue, un volet passé, une coulure sous la gouttière. Nous insistons donc sur la préparation.',
  localHeading: 'Plusieurs pierres, peu de pluie',
  localFacts: [
    {
      title: 'Lire la pierre',
      text: 'Autour de la ville se croisent l’arkose blonde, le basalte, le granite et le calcaire. L’arkose s’effrite en sable, le basalte n’absorbe presque rien, le granite tient bon, le calcaire s’use à la pluie. Un même joint ne peut leur aller à tous.',
    },
    {
      title: 'Autour de Saint-Austremoine',
      text: 'Autour de l’abbatiale romane, l’ABF examine tout ce qui change l’aspect d’une maison. Le label culturel que porte le pays d’Issoire, lui, n’ajoute pas de contrainte. Le guichet d’urbanisme vous montre, plan en main, où commence la protection.',
    },
    {
      title: 'Sécher trop vite',
      text: 'Cette Limagne du Sud est abritée et sèche. On s’en réjouit, mais une chaux privée d’eau le premier jour devient farineuse. Le support se mouille la veille, l’ouvrage se voile d’une toile, et l’on suit l’ombre autour de la maison.',
    },
    {
      title: 'Des volets au soleil',
      text: 'Au midi, un vernis brillant se craquelle et emporte le bois avec lui. Une lasure pigmentée ou une peinture microporeuse s’use, elle, par amincissement\u00a0: un léger ponçage et une couche suffisent à la renouveler.',
    },
  ],
  questions: [
    {
      question: 'Puis-je voir ce que coûte la venue jusqu’à Issoire\u202f?',
      answer:
        'Oui\u00a0: elle figure sur le devis, avant toute signature, et rien ne s’y ajoute ensuite. Pour limiter ces kilomètres, nous prenons toutes les mesures en une fois et nous travaillons par journées entières. Quand vous comparez, vérifiez que les autres font de même\u00a0: une ligne «\u00a0déplacement\u00a0» sans montant est une question à poser.',
    },
    {
      question: 'Peut-on sabler une façade d’arkose pour l’éclaircir\u202f?',
      answer:
        'Surtout pas. La surface de cette pierre est sa protection\u202f; une fois enlevée, chaque gelée fait tomber des grains. De l’eau, une brosse douce, et de la patience donnent un ton plus juste. Les taches grasses se traitent une à une.',
    },
    {
      question: 'Enduire en juillet est-il raisonnable\u202f?',
      answer:
        'Rarement sur un mur exposé. Si rien ne peut attendre, on travaille à l’aube, au nord, sous bâche. Dans les autres cas, septembre offre des journées encore longues, sans la fournaise. Profitez de l’été pour les pièces et pour les dessous de toit, qui restent à l’ombre.',
    },
  ],
  sources: [
    { fact: 'l’arkose blonde, le basalte, le granite et le calcaire', source: 'vernacular' },
    { fact: 'Cette Limagne du Sud est abritée et sèche', source: 'meteo' },
  ],
} as const satisfies Town;
