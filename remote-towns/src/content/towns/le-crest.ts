import type { Town } from '../town-record';

export const leCrest = {
  slug: 'le-crest',
  name: 'Le Crest',
  zone: 'further',
  where: 'au Crest',
  of: 'du Crest',
  department: 'Puy-de-Dôme',
  postcode: '63450',
  variant: 'classic-8',
  model: 'ridge',
  position: { latitude: 45.687, longitude: 3.127 },
  distance: { km: 20, minutes: 25 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Toits et façades au vent, au Crest | Rénovation TH',
  description:
    'Maison perchée au Crest\u00a0: rives de toit, façades au vent, boiseries, murets, caves. Un artisan de Gerzat pour l’ensemble, un devis gratuit.',
  lead: 'Au bout de sa coulée de lave, Le Crest est exposé à tous les vents. Les façades d’une même maison n’y vieillissent pas au même rythme\u00a0: nous en faisons le tour avant de chiffrer.',
  brief: {
    soil: 'coulée de lave, vers 600\u00a0m',
    walls: 'pierre du village, caves sous les rues',
    protection: 'abords de la tour et des remparts',
  },
  cards: {
    painting: 'La face au vent se prépare et se repeint plus souvent que les autres.',
    roofing: 'Nous scellons les faîtières et refermons les rives\u202f; la mousse vient après.',
    masonry: 'Nous posons les murets sur la roche, où l’assise est ferme et l’eau rapide.',
    rendering: 'Le pignon que la pluie bat reçoit la chaux en plusieurs passes minces.',
    cleaning: 'Nous brossons perrons et pavés et recueillons l’eau sale avant les caves du dessous.',
    interior: 'Boiseries et portes montent par des escaliers où un meuble ne tourne pas.',
    exterior:
      'Les volets ont des arrêts renforcés et des crochets doublés, pour qu’une rafale ne les arrache plus.',
    woodwork: 'Nous revoyons souvent les bois exposés au sud-ouest, bien plus rarement ceux de la ruelle.',
  },
  expertise: [
    'Nous commençons par ce que le vent attrape, rives, faîtage et volets, pour ne pas refaire le reste.',
    'Nous repérons les caves sous la rue avant d’y poser le pied d’un échafaudage.',
  ],
  toSend: 'Indiquez quelle face reçoit la pluie et, si vous le savez, s’il y a une cave dessous.',
  localHeading: 'Un village perché, exposé au vent',
  localFacts: [
    {
      title: 'Faîtage, rives, solins',
      text: 'À 600\u00a0m, sans colline pour l’abriter, un toit s’abîme d’abord par ses bords. Nous vérifions le mortier des faîtières et la zinguerie avant de penser aux mousses\u00a0: un démoussage sur des rives ouvertes ne ferait que mouiller la charpente.',
    },
    {
      title: 'Des caves sous les rues',
      text: 'Ce village de vignerons est creusé de caves, et certaines passent sous les places et les rues. Un échafaudage ne s’y pose pas au hasard\u00a0: on repère les voûtes, on répartit les appuis, on demande en mairie le droit d’occuper la chaussée.',
    },
    {
      title: 'La tour, les remparts',
      text: 'La tour de l’Horloge et les restes de remparts comptent parmi les monuments protégés de la commune. À leurs abords, enduit, menuiseries et couverture passent devant l’architecte des Bâtiments de France (ABF).',
    },
    {
      title: 'Bâti sur la roche',
      text: 'La montagne de la Serre est une lave que l’érosion a laissée en relief. Un mur y trouve une assise ferme, mais la pluie s’infiltre mal et court au pied des façades.',
    },
  ],
  questions: [
    {
      question: 'Des tuiles glissent à chaque tempête\u00a0: un traitement les tiendra-t-il\u202f?',
      answer:
        'Aucun traitement ne tient une tuile. Il faut la fixer, par crochet ou au mortier selon sa place, et contrôler le bois qui la porte. Si le désordre gagne tout un pan, appelez un couvreur\u00a0: le nettoyage attendra que la couverture soit sûre.',
    },
    {
      question: 'La pluie battante traverse mon pignon ouest. Que faire\u202f?',
      answer:
        'Chercher la fente avant le produit. Joint vidé, appui de fenêtre sans larmier, raccord de toit\u00a0: l’eau entre presque toujours par un défaut précis. Une fois celui-ci réparé, un enduit de chaux en plusieurs passes suffit, là où un film étanche aurait caché le mal.',
    },
  ],
  sources: [
    { fact: 'À 600\u00a0m, sans colline pour l’abriter', source: 'ign' },
    { fact: 'La tour de l’Horloge et les restes de remparts', source: 'merimee' },
    { fact: 'La montagne de la Serre est une lave que l’érosion a laissée en relief', source: 'park' },
  ],
} as const satisfies Town;
