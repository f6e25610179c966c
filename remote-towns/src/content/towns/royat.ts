import type { Town } from '../town-record';

export const royat = {
  slug: 'royat',
  name: 'Royat',
  zone: 'further',
  where: 'à Royat',
  of: 'de Royat',
  department: 'Puy-de-Dôme',
  postcode: '63130',
  variant: 'classic-8',
  model: 'spa',
  position: { latitude: 45.765, longitude: 3.05 },
  altitude: 460,
  distance: { km: 15, minutes: 25 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  description:
    'Villas de cure, boiseries, grès rose\u00a0: peinture, toiture et façade à Royat, dans le site patrimonial remarquable et autour. Devis gratuit.',
  lead: 'Villa de cure, immeuble de la vallée, maison du vieux bourg\u00a0: à Royat, chaque façade a sa méthode. Nous venons voir la vôtre avant de parler de produits.',
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
      text: 'Le grès d’ici est rose, et on le retrouve dans les murs anciens. Enfermé sous une peinture ou bordé de ciment, le grès se délite. Si la pierre poudre sous le doigt, il lui faut un tailleur de pierre, et nous vous le disons avant de chiffrer.',
    },
    {
      title: 'Au fond de la vallée',
      text: 'La Tiretaine traverse la ville entre deux versants raides. Les façades au nord voient peu de soleil l’hiver et verdissent. Une eau à basse pression et un produit qui a le temps d’agir valent mieux qu’un jet puissant.',
    },
  ],
  questions: [
    {
      question: 'Puis-je choisir librement la couleur de mes volets\u202f?',
      answer:
        'Non, pas dans le site protégé. Cherchez d’abord la teinte d’origine\u00a0: elle subsiste souvent derrière une ferrure, sous les couches. Une photographie et une référence de nuancier, jointes à la demande, font gagner du temps à tout le monde.',
    },
    {
      question: 'Faut-il décaper entièrement un vieux balcon en bois\u202f?',
      answer:
        'Ce qui tient peut rester. Avant 1949, les peintures contenaient souvent du plomb\u00a0: les poncer à sec répand une poussière toxique. Faites faire une recherche de plomb\u00a0: selon le résultat, nous recouvrons ce qui tient, ou nous confions le décapage à une entreprise équipée.',
    },
    {
      question: 'Que prévoir quand la façade est commune à plusieurs propriétaires\u202f?',
      answer:
        'Un vote en assemblée, et donc un devis assez clair pour être lu par tous. Façade sur rue, façade sur cour, ferronneries et descentes d’eau gagnent à y figurer séparément, chaque poste avec son prix.',
    },
  ],
  sources: [
    { fact: 'Royat possède un site patrimonial remarquable', source: 'protectedSites' },
    { fact: 'Le grès d’ici est rose', source: 'vernacular' },
  ],
} as const satisfies Town;
