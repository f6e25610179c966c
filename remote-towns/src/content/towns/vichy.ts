import type { Town } from '../town-record';

export const vichy = {
  slug: 'vichy',
  name: 'Vichy',
  zone: 'extended',
  where: 'à Vichy',
  of: 'de Vichy',
  department: 'Allier',
  postcode: '03200',
  variant: 'classic-8',
  model: 'spa',
  position: { latitude: 46.127, longitude: 3.426 },
  distance: { km: 50, minutes: 50 },
  delay: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: true,
  saysBasedNearby: false,
  title: 'Brique, fonte et bois\u00a0: entretenir une villa à Vichy | Rénovation TH',
  description:
    'Façades de brique et de faïence, volets, toits, murs intérieurs\u00a0: un artisan pour votre villa ou votre appartement à Vichy. Devis gratuit.',
  lead: 'Brique de couleur, balcons de fonte, volets à lames\u00a0: à Vichy, nous entretenons ce que la ville d’eaux a laissé, et les maisons d’aujourd’hui aussi.',
  brief: {
    soil: 'val d’Allier, grands parcs',
    walls: 'brique à motifs, pierre et faïence',
    protection: 'site patrimonial remarquable, patrimoine mondial',
  },
  cards: {
    painting: 'Nous peignons les appartements à hauts plafonds sans attendre le vote de la copropriété.',
    roofing: 'Nous brossons l’ardoise et revoyons ses crochets\u202f; la tuile reçoit un antimousse.',
    masonry: 'Nous rejointoyons piliers de grille et perrons dans la teinte de la brique.',
    rendering: 'Entre les bandeaux de faïence, l’enduit se reprend sans déborder.',
    cleaning: 'Un coin caché sert d’essai\u202f; nous ne lavons la façade qu’une fois l’essai sec.',
    interior: 'Nous réparons portes à panneaux et plinthes hautes, plutôt que d’en poser de plates.',
    exterior: 'Les chéneaux passent d’abord s’ils fuient, puis les marquises et les lambrequins.',
    woodwork: 'Nous déposons les volets à lames, les numérotons et les peignons à plat.',
  },
  expertise: [
    'Cinq matières sur un mur ne se lavent pas d’un seul geste\u00a0: chaque produit s’essaie sur la sienne.',
    'Nous lisons avec vous la fiche-conseil de la Ville avant de proposer une teinte.',
  ],
  toSend: 'Pour une copropriété, dites si l’assemblée a déjà voté, et sur quels travaux.',
  localHeading: 'Ravaler et entretenir dans une ville d’eaux',
  localFacts: [
    {
      title: 'La brique à motifs',
      text: 'Au Castel, villa de 1893, la brique forme des losanges et côtoie la faïence. D’autres maisons thermales jouent ainsi des contrastes. Avant tout lavage, on essaie sur un coin discret\u00a0: un jet trop fort ouvre la surface de la terre cuite, qui absorbe ensuite chaque pluie.',
    },
    {
      title: 'Fonte, zinc et bois découpé',
      text: 'Marquises, garde-corps et lambrequins vieillissent plus vite que le mur. Une fois le plomb recherché, la rouille se brosse jusqu’au métal sain, le bois gris se ponce, la peinture vient en dernier.',
    },
    {
      title: 'Le périmètre de la Ville',
      text: 'Vichy figure depuis le 24 juillet 2021 au patrimoine mondial, parmi les onze «\u00a0Grandes villes d’eaux d’Europe\u00a0». La Ville a aussi délimité un site patrimonial remarquable et publié des fiches-conseils pour les particuliers. Votre dossier passera sous les yeux d’un architecte des Bâtiments de France (ABF).',
    },
    {
      title: 'Parcs et rivière',
      text: 'Les grands arbres et l’Allier retiennent la fraîcheur. Corniches et tuiles à l’ombre verdissent les premières, bien avant que le reste de la maison paraisse sale.',
    },
  ],
  questions: [
    {
      question: 'Un carreau de faïence est tombé de ma façade\u00a0: comment le remplacer\u202f?',
      answer:
        'Gardez les morceaux, même petits\u00a0: ils donnent le format, le relief et l’émail. On cherche le même en réemploi, sinon un faïencier le refait. Nous le reposons au mortier de chaux, joints serrés, après avoir vérifié que les voisins tiennent.',
    },
    {
      question: 'Mon balcon de fonte rouille à ses scellements\u00a0: est-ce grave\u202f?',
      answer:
        'Cela le devient. La rouille gonfle, fend la pierre, et l’eau suit. Tant que rien ne bouge, nous dégageons le fer, le brossons, le protégeons, puis refaisons le scellement avec une pente. Si le garde-corps a du jeu, personne ne s’y appuie\u00a0: un ferronnier passe d’abord.',
    },
  ],
  sources: [
    { fact: 'Au Castel, villa de 1893', source: 'merimee' },
    { fact: 'depuis le 24 juillet 2021 au patrimoine mondial', source: 'unesco' },
    { fact: 'délimité un site patrimonial remarquable et publié des fiches-conseils', source: 'towns' },
  ],
} as const satisfies Town;
