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
  altitude: 260,
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
  servicesIntro:
    'Une villa mêle souvent quatre ou cinq matières sur un même mur. Nous les prenons dans l’ordre, du toit au soubassement.',
  cards: {
    painting: 'Appartements à hauts plafonds, corniches comprises, sans attendre le vote de la copropriété.',
    roofing: 'Ardoise à la brosse et au crochet, tuile à l’antimousse\u00a0: à chacune son soin.',
    masonry: 'Piliers de grille et perrons, rejointoyés dans la teinte de la brique.',
    rendering: 'Entre les bandeaux de faïence, l’enduit se reprend sans déborder d’un doigt.',
    cleaning: 'Un coin caché sert d’essai\u202f; la façade ne se lave qu’après l’avoir vu sec.',
    interior: 'Portes à panneaux et plinthes hautes réparées, plutôt que remplacées par du neuf plat.',
    exterior: 'Chéneaux d’abord s’ils fuient, puis marquises et lambrequins.',
    woodwork: 'Volets à lames déposés, numérotés, peints à plat, reposés dans l’ordre.',
  },
  expertise:
    'Cinq matières sur un mur ne se lavent pas d’un seul geste\u00a0: chaque produit s’essaie sur la sienne.',
  toSend: 'Pour une copropriété, joignez le dernier procès-verbal d’assemblée qui parle de la façade.',
  localHeading: 'Ravaler et entretenir dans une ville d’eaux',
  localFacts: [
    {
      title: 'La brique à motifs',
      text: 'Au Castel, villa de 1893, elle forme des losanges et côtoie la faïence. D’autres maisons thermales jouent ainsi des contrastes. Avant tout lavage, on essaie sur un coin discret\u00a0: un jet trop fort ouvre la surface de la terre cuite, qui absorbe ensuite chaque pluie.',
    },
    {
      title: 'Fonte, zinc et bois découpé',
      text: 'Marquises, garde-corps et lambrequins vieillissent plus vite que le mur. La rouille se brosse jusqu’au métal sain, le bois gris se ponce, la peinture vient en dernier. Et si une gouttière fuit au-dessus, on commence par elle.',
    },
    {
      title: 'Le périmètre de la Ville',
      text: 'Vichy figure depuis le 24 juillet 2021 au patrimoine mondial, parmi les onze «\u00a0Grandes villes d’eaux d’Europe\u00a0». La Ville a aussi délimité un site patrimonial remarquable et publié des fiches-conseils pour les particuliers. Lisez celle de votre sujet avant de choisir une teinte\u00a0: le dossier passera sous les yeux d’un architecte des Bâtiments de France (ABF).',
    },
    {
      title: 'Parcs et rivière',
      text: 'Les grands arbres et l’Allier retiennent la fraîcheur. Corniches et tuiles à l’ombre verdissent les premières, bien avant que le reste de la maison paraisse sale\u00a0: le nettoyage commence par elles, à la brosse souple.',
    },
  ],
  questions: [
    {
      question: 'Je suis en copropriété\u00a0: qui commande les travaux\u202f?',
      answer:
        'Le syndic, pour ce qui est commun\u00a0: façade, toit, escalier. L’assemblée vote, les autorisations suivent, et cela prend des mois. Chaque poste est chiffré à part, pour que les copropriétaires puissent comparer. Pour les peintures de votre appartement, rien ne vous oblige à attendre.',
    },
    {
      question: 'Une brique ternie se repeint-elle\u202f?',
      answer:
        'Mieux vaut la laver\u00a0: bien cuite, elle le supporte. Un film de peinture y enfermerait l’eau et s’écaillerait au gel. Si elle a déjà été peinte, on vérifie d’abord que la couche tient\u00a0: un décapage mal choisi fait plus de dégâts que la vieille couleur.',
    },
    {
      question: 'Peut-on échafauder sur le trottoir en pleine saison\u202f?',
      answer:
        'La mairie délivre l’autorisation d’occuper la voie publique et peut fixer ses dates. Dans les rues du centre, visez plutôt les semaines calmes, et prévenez les voisins. Notre devis dit qui dépose la demande et combien de jours le trottoir est pris.',
    },
  ],
  sources: [
    { fact: 'Au Castel, villa de 1893', source: 'merimee' },
    { fact: 'depuis le 24 juillet 2021 au patrimoine mondial', source: 'unesco' },
    { fact: 'délimité un site patrimonial remarquable et publié des fiches-conseils', source: 'towns' },
  ],
} as const satisfies Town;
