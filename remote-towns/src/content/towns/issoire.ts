import type { Town } from '../town';

export const issoire = {
  slug: 'issoire',
  where: 'à Issoire',
  of: 'd’Issoire',
  department: 'Puy-de-Dôme',
  postcode: '63500',
  variant: 'classic-8',
  model: 'limagne',
  position: { latitude: 45.544, longitude: 3.249 },
  altitude: 390,
  distance: { km: 40, minutes: 35 },
  intervention: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: false,
  saysBasedNearby: false,
  description:
    'Façade, boiseries, toiture, murets à Issoire\u00a0: chaque pierre a son mortier. Le devis, gratuit, comprend la route, et vous avez une réponse dans les 24\u00a0h.',
  lead: 'L’A75 met Issoire à une bonne demi-heure de Gerzat. Logis du centre ou pavillon plus récent, nous regardons de quelle pierre il est fait avant de chiffrer.',
  servicesIntro:
    'La lumière du sud montre tout\u00a0: une reprise mal fondue, un volet passé, une coulure sous la gouttière. Nous insistons donc sur la préparation.',
  localHeading: 'Plusieurs pierres, peu de pluie',
  localFacts: [
    {
      title: 'Lire la pierre',
      text: 'Autour de la ville se croisent l’arkose blonde, le basalte, le granite et le calcaire. La première s’effrite en sable, le deuxième ne boit presque rien, le suivant tient bon, le dernier s’use à la pluie. Un même joint ne peut leur aller à tous.',
    },
    {
      title: 'Autour de Saint-Austremoine',
      text: 'L’abbatiale romane vaut à ses alentours le regard de l’ABF sur ce qui change d’aspect. Le label culturel que porte le pays d’Issoire, lui, n’ajoute pas de contrainte. Le guichet d’urbanisme vous montre, plan en main, où commence la protection.',
    },
    {
      title: 'Sécher trop vite',
      text: 'Cette Limagne du Sud est abritée et sèche. On s’en réjouit, mais une chaux privée d’eau le premier jour devient farineuse. Le support se mouille la veille, l’ouvrage se voile d’une toile, et l’on suit l’ombre autour de la maison.',
    },
    {
      title: 'Des volets au soleil',
      text: 'Au midi, un vernis brillant se craquelle et emporte le bois avec lui. Une lasure pigmentée ou une peinture microporeuse s’use, elle, par amincissement\u00a0: un léger ponçage, une couche, et le volet repart.',
    },
  ],
  neighbours: ['le-crest', 'cournon-auvergne', 'perignat-les-sarlieve'],
  questions: [
    {
      question: 'Le trajet jusqu’à Issoire se paie-t-il à part\u202f?',
      answer:
        'Non. Le devis ne vous coûte rien et il tient compte de la route dès le départ. Quand vous comparez, vérifiez que les autres font de même\u00a0: une ligne «\u00a0déplacement\u00a0» sans montant est une question à poser.',
    },
    {
      question: 'Peut-on sabler une façade d’arkose pour l’éclaircir\u202f?',
      answer:
        'Surtout pas. La surface de cette pierre est sa protection\u202f; une fois enlevée, chaque gelée fait tomber des grains. De l’eau, une brosse douce, et de la patience donnent un ton plus juste. Les taches grasses se traitent une à une.',
    },
    {
      question: 'Enduire en juillet est-il raisonnable\u202f?',
      answer:
        'Rarement sur un mur exposé. Si rien ne peut attendre, on travaille à l’aube, au nord, sous bâche. Dans les autres cas, septembre offre des journées encore longues, sans la fournaise. Profitez de l’été pour les pièces et les dessous de toit.',
    },
  ],
} as const satisfies Town;
