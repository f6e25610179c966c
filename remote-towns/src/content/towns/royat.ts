import type { Town } from '../town';

export const royat = {
  slug: 'royat',
  where: 'à Royat',
  of: 'de Royat',
  department: 'Puy-de-Dôme',
  postcode: '63130',
  variant: 'classic-8',
  model: 'spa',
  position: { latitude: 45.765, longitude: 3.05 },
  altitude: 460,
  distance: { km: 15, minutes: 25 },
  intervention: 'within-48-hours',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  description:
    'Villas de cure, boiseries, grès rose\u00a0: peinture, toiture et façade à Royat, dans le respect du site patrimonial. Déplacement et devis gratuits.',
  lead: 'Villa de cure, immeuble de la vallée, maison du vieux bourg\u00a0: Royat ne se repeint pas d’une seule façon. Nous venons voir la vôtre avant d’en parler.',
  servicesIntro:
    'Les balcons et les volets d’une villa remplissent parfois une page de devis à eux seuls. Toit, murs et pièces ont chacun la leur.',
  localHeading: 'Villas, grès rose et vallée humide',
  localFacts: [
    {
      title: 'L’héritage du Second Empire',
      text: 'La station a repris vie à cette époque, et les hôtels de cure avec elle. Balcons, frises et moulures multiplient les petites surfaces\u00a0: la préparation y prend plus de temps que la peinture. Un bois poncé sans creuser garde ses profils nets.',
    },
    {
      title: 'Le périmètre protégé',
      text: 'Royat possède un site patrimonial remarquable. À l’intérieur, ce qui se voit du dehors, du volet au zinc d’une lucarne, attend une autorisation et l’accord de l’ABF. Comptez ce délai avant de réserver l’échafaudage.',
    },
    {
      title: 'Un grès à ménager',
      text: 'Le grès d’ici est rose, et les murs anciens en ont gardé, au pays de l’église fortifiée. Enfermé sous une peinture ou bordé de ciment, le grès se délite. Si la pierre poudre sous le doigt, il lui faut un tailleur de pierre, et nous le dirons sans détour.',
    },
    {
      title: 'Au fond de la vallée',
      text: 'La Tiretaine traverse la ville entre deux versants raides. Les façades au nord voient peu de soleil l’hiver et verdissent. Une eau à basse pression et un produit laissé à agir valent mieux qu’un jet puissant.',
    },
  ],
  neighbours: ['chamalieres', 'beaumont', 'clermont-ferrand', 'durtol'],
  questions: [
    {
      question: 'Puis-je choisir librement la couleur de mes volets\u202f?',
      answer:
        'Non, pas dans le site protégé. Cherchez d’abord la teinte d’origine\u00a0: elle subsiste souvent derrière une ferrure, sous les couches. Une photographie et une référence de nuancier, jointes à la demande, font gagner du temps à tout le monde.',
    },
    {
      question: 'Faut-il décaper entièrement un vieux balcon en bois\u202f?',
      answer:
        'Ce qui tient peut rester. Avant 1949, les peintures contenaient souvent du plomb\u00a0: les poncer à sec répand une poussière toxique. Faites faire une recherche de plomb, puis demandez à l’artisan comment il protège le voisinage, le sol et lui-même.',
    },
    {
      question: 'Que prévoir quand la façade est commune à plusieurs propriétaires\u202f?',
      answer:
        'Un vote en assemblée, et donc un devis assez clair pour être lu par tous. Façade sur rue, façade sur cour, ferronneries et descentes d’eau gagnent à y figurer séparément.',
    },
  ],
} as const satisfies Town;
