import type { Town } from '../town-record';

export const blanzat = {
  slug: 'blanzat',
  name: 'Blanzat',
  zone: 'further',
  where: 'à Blanzat',
  of: 'de Blanzat',
  department: 'Puy-de-Dôme',
  postcode: '63112',
  variant: 'lempdes',
  model: 'garden-wall',
  position: { latitude: 45.83, longitude: 3.078 },
  distance: { km: 5, minutes: 10 },
  delay: 'within-the-week',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Murs de clôture et façades à Blanzat (63112) | Rénovation TH',
  description:
    'Murs de clôture, façades, toits et peintures à Blanzat, dans la vallée du Bédat. Notre atelier est à dix minutes. Devis gratuit.',
  lead: 'Une vallée, des coteaux et des murs à chaque détour\u00a0: à Blanzat, nous maçonnons autant que nous peignons.',
  brief: {
    soil: 'vallée du Bédat et coteaux',
    walls: 'murs de pierre, vieux fort serré',
    protection: 'règles communales, autres au centre qu’ailleurs',
  },
  cards: {
    exterior:
      'Portails et clôtures se vérifient en mairie avant la commande, puis se scellent dans le mur repris.',
    roofing: 'En fond de vallée, l’antimousse attend un après-midi sec et sans vent.',
    masonry: 'Nous refaisons le couronnement à temps, et la pierre du dessous ne se démonte pas.',
    painting: 'Dans les ruelles du fort, nous peignons par petites longueurs, voisins prévenus.',
    interior:
      'Vieux conduits et portes bouchées se cachent ici\u00a0: nous sondons la cloison avant de la couper.',
    cleaning: 'Le lierre se coupe, sèche et se détache\u202f; nous brossons la pierre la saison suivante.',
  },
  expertise: [
    'Murs de clôture, de soutènement ou mitoyens\u00a0: nous savons les distinguer avant de les remonter.',
    'Nous préparons le vieux fort comme un chantier sans fourgon, à la brouette.',
  ],
  toSend:
    'Longueur, hauteur, et à qui appartient le mur\u00a0: avec cela, le devis s’écrit sans supposition.',
  localHeading: 'Ce qui use les murs de Blanzat',
  localFacts: [
    {
      title: 'Clôtures et soutènements',
      text: 'Entre la Limagne et le plateau, bien des terrains ont leur mur. Le couronnement lâche en premier\u00a0: une pierre manque, l’eau entre, le gel ouvre le reste. Reprendre ce couronnement à temps évite de tout remonter.',
    },
    {
      title: 'Un ancien fort',
      text: 'Le cœur du village était un quartier fortifié, flanqué de deux tours dont une subsiste. Dans ce tissu serré, le matériel entre à la brouette et les voisins sont prévenus. Un mur partagé peut y cacher un vieux conduit ou une porte bouchée\u00a0: on sonde avant de piquer.',
    },
    {
      title: 'Fond de vallée',
      text: 'Au bord du Bédat, l’air froid descend la nuit et la rosée s’attarde. On y commence plus tard qu’en haut du coteau. Sur un toit, l’antimousse s’applique par temps sec et sans vent, puis on le laisse agir.',
    },
    {
      title: 'Demander d’abord',
      text: 'Blanzat a été étudié pour son patrimoine viticole. Pour un portail, une clôture ou un coloris, interrogez l’urbanisme communal\u202f; la réponse peut différer entre le centre et les quartiers récents.',
    },
  ],
  questions: [
    {
      question: 'Qui paie la réfection d’un mur mitoyen\u202f?',
      answer:
        'En principe les deux propriétaires, chacun selon son droit. Encore faut-il qu’il soit vraiment mitoyen\u00a0: titres, bornes, pente du couronnement donnent des indices. Un devis peut être établi en deux parts. Un géomètre ou un notaire aide à s’accorder\u202f; si le désaccord demeure, c’est le tribunal judiciaire qui tranche.',
    },
    {
      question: 'Le lierre couvre mon mur\u00a0: dois-je l’arracher\u202f?',
      answer:
        'Ne tirez pas. Coupez-le au pied, laissez-le sécher une saison, puis détachez-le. Ce qu’il cachait apparaît alors\u00a0: joints vidés, pierres libres. Les crampons restés sur la pierre se brossent ensuite à sec, sans gratter les joints. Sur un ouvrage sain et sans fissure, rien ne presse.',
    },
  ],
  sources: [
    { fact: 'Notre atelier est à dix minutes', source: 'road' },
    { fact: 'un quartier fortifié, flanqué de deux tours dont une subsiste', source: 'archives' },
    { fact: 'Blanzat a été étudié pour son patrimoine viticole', source: 'wine' },
  ],
} as const satisfies Town;
