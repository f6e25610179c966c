import type { Town } from '../town-record';

export const saintPourcainSurSioule = {
  slug: 'saint-pourcain-sur-sioule',
  name: 'Saint-Pourçain-sur-Sioule',
  zone: 'further',
  where: 'à Saint-Pourçain-sur-Sioule',
  of: 'de Saint-Pourçain-sur-Sioule',
  department: 'Allier',
  postcode: '03500',
  variant: 'classic-8',
  model: 'winegrower',
  position: { latitude: 46.307, longitude: 3.289 },
  distance: { km: 65, minutes: 60 },
  delay: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Caves et murs humides à Saint-Pourçain-sur-Sioule | Rénovation TH',
  description:
    'Murs humides, caves à blanchir, toitures et façades à Saint-Pourçain-sur-Sioule\u00a0: des travaux à la chaux, à la bonne saison. Devis gratuit.',
  lead: 'Une rivière dans la ville, des vignes tout autour\u00a0: à Saint-Pourçain, nous regardons d’abord où se trouve l’eau, au pied des murs et parfois dedans.',
  brief: {
    soil: 'bord de Sioule',
    walls: 'murs épais, caves voûtées',
    protection: 'abords du beffroi et de Sainte-Croix',
  },
  cards: {
    painting: 'Les chais reçoivent un lait de chaux\u202f; les murs secs du logement, une peinture.',
    roofing: 'Nous traitons les pentes tournées vers la Sioule après la mi-journée, la brume levée.',
    masonry: 'Nous rejointoyons les voûtes, relevons les seuils et rabaissons les sols extérieurs.',
    rendering: 'L’enduit de soubassement laisse partir l’eau, sur la hauteur mouillée et pas plus.',
    cleaning: 'Nous débarrassons cours de vigneron et perrons de l’algue, à l’eau claire.',
    interior: 'Nous retirons les doublages collés d’un rez-de-chaussée et rhabillons une fois le mur sain.',
    exterior: 'Soupiraux, grilles et descentes laissent entrer l’air et gardent l’eau dehors.',
    woodwork: 'Les portes de cave se repeignent hors vendange, pour que le vin ne prenne pas l’odeur.',
  },
  expertise: [
    'L’eau d’une cave voûtée finit dans le salon au-dessus, et nous commençons par la cave.',
    'Un carnet des pluies et des taches distingue la remontée de l’infiltration.',
  ],
  toSend: 'Tracez au crayon le haut de la tache et photographiez-la avec la date.',
  localHeading: 'Au bord de la Sioule, au milieu des vignes',
  localFacts: [
    {
      title: 'Rez-de-chaussée au frais',
      text: 'Près de l’eau, les murs épais absorbent l’humidité du terrain. Un doublage collé la cache sans l’arrêter. On préfère abaisser le sol extérieur s’il a monté, dégager le pied, puis poser un enduit respirant sur la hauteur utile.',
    },
    {
      title: 'Une cité de vignerons',
      text: 'Le musée de la Vigne occupe la maison du Bailli, du XVIe siècle. Chez les particuliers aussi, chais et caves voûtées servent encore. Le lait de chaux y convient bien\u00a0: il éclaire, assainit, et se renouvelle au pinceau.',
    },
    {
      title: 'Beffroi et prieurale',
      text: 'L’escalier du beffroi est classé\u202f; l’église Sainte-Croix l’est depuis 1875. Le vieux centre se trouve donc aux abords de monuments, et l’architecte des Bâtiments de France doit donner son accord à ce qui en change l’aspect extérieur\u00a0: enduit, menuiserie, pente de toit. Comptez ce temps dans votre calendrier.',
    },
    {
      title: 'Des matins de vallée',
      text: 'Au bord de l’eau, l’automne commence par du brouillard. Un enduit encore mouillé blanchit s’il prend la rosée\u00a0: nous arrêtons les finitions tôt dans l’après-midi et nous bâchons.',
    },
  ],
  questions: [
    {
      question: 'La chaux dont on blanchit une cave peut-elle gâter le vin\u202f?',
      answer:
        'Non, une fois sèche. Un lait de chaux ne dégage aucun solvant, et il éclaire la voûte en la laissant respirer. Fraîche, en revanche, la chaux brûle\u00a0: fûts et bouteilles sortent ou se couvrent, et la cave s’aère quelques jours. Une peinture à solvant, elle, laisse une odeur que le vin garde.',
    },
    {
      question: 'Comment distinguer remontée du sol et infiltration\u202f?',
      answer:
        'Une remontée forme une ligne presque droite, souvent plus haute sur les murs de refend. Une infiltration fait une tache isolée, qui grandit après la pluie, souvent sous une gouttière ou un appui de fenêtre. Notez le temps qu’il faisait\u00a0: ce carnet nous aide plus qu’un appareil.',
    },
  ],
  sources: [
    { fact: 'Le musée de la Vigne occupe la maison du Bailli, du XVIe siècle', source: 'museum' },
    { fact: 'l’église Sainte-Croix l’est depuis 1875', source: 'merimee' },
  ],
} as const satisfies Town;
