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
  distance: { km: 15, minutes: 25 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Boiseries et façades des villas de Royat | Rénovation TH',
  description:
    'Villas de cure, boiseries, grès rose\u00a0: peinture, toiture et façade à Royat, dans le site patrimonial remarquable et autour. Devis gratuit.',
  lead: 'Villa de cure, immeuble de la vallée, maison du vieux bourg\u00a0: à Royat, chaque façade a sa méthode. Nous venons voir la vôtre avant de parler de produits.',
  brief: {
    soil: 'vallée de la Tiretaine, versants raides',
    walls: 'grès rose, enduits moulurés',
    protection: 'site patrimonial remarquable',
  },
  cards: {
    painting: 'Nous rebouchons et lissons frises et balcons, une moulure après l’autre.',
    roofing: 'Une ardoise de villa ne reçoit ni hydrofuge ni pression\u00a0: brosse douce, crochets revus.',
    masonry: 'Nous reprenons perrons et soutènements à la chaux, à l’écart du grès qui poudre.',
    rendering: 'Bandeaux et fonds d’enduit retrouvent chacun leur ton, d’après les restes du mur.',
    cleaning: 'La vallée verdit les façades nord\u00a0: nous lavons à basse pression et laissons agir.',
    interior: 'Nous remettons d’aplomb les portes d’anciens hôtels de cure, aujourd’hui appartements.',
    exterior:
      'Zinc de lucarne, marquises, persiennes\u00a0: la demande d’autorisation part avant la commande.',
    woodwork: 'Un balcon d’avant 1949 passe par une recherche de plomb avant le papier de verre.',
  },
  expertise: [
    'Entre le grès qui poudre et le zinc qui fuit, une villa de cure se répare sans hâte et sur autorisation.',
    'Nous cherchons la teinte d’origine d’un volet derrière sa ferrure, avant le nuancier.',
  ],
  toSend: 'Une photo ancienne de la villa, si vous en avez une, aide à retrouver teintes et profils.',
  localHeading: 'Villas, grès rose et vallée humide',
  localFacts: [
    {
      title: 'L’héritage du Second Empire',
      text: 'La station a repris vie sous Napoléon\u00a0III, et les hôtels de cure avec elle. Balcons, frises et moulures multiplient les petites surfaces\u00a0: la préparation y prend plus de temps que la peinture. Un bois poncé sans creuser garde ses profils nets.',
    },
    {
      title: 'Le périmètre protégé',
      text: 'Royat possède un site patrimonial remarquable. À l’intérieur, ce qui se voit du dehors, du volet au zinc d’une lucarne, attend une autorisation et l’accord de l’architecte des Bâtiments de France (ABF). Comptez ce délai avant de réserver l’échafaudage.',
    },
    {
      title: 'Un grès à ménager',
      text: 'Les murs anciens sont en partie d’un grès rose. Peint ou bordé de ciment, il se délite. Si la pierre poudre sous le doigt, c’est l’affaire d’un tailleur de pierre, et nous vous le disons avant de chiffrer.',
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
      question: 'Mon perron de grès rose s’effrite\u00a0: un produit le durcirait-il\u202f?',
      answer:
        'Nous n’en posons pas sur une pierre mouillée\u00a0: la croûte durcie tombe d’un bloc. Nous ôtons d’abord le ciment qui borde la pierre, le sel de l’hiver et l’eau qui stagne au pied. Si le grès poudre encore après une saison sèche, un restaurateur de pierre choisit le consolidant, et nous refaisons les joints autour.',
    },
  ],
  sources: [
    { fact: 'Royat possède un site patrimonial remarquable', source: 'protectedSites' },
    { fact: 'Les murs anciens sont en partie d’un grès rose', source: 'vernacular' },
  ],
} as const satisfies Town;
