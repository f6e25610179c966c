import type { Town } from '../town-record';

export const sayat = {
  slug: 'sayat',
  name: 'Sayat',
  zone: 'further',
  where: 'à Sayat',
  of: 'de Sayat',
  department: 'Puy-de-Dôme',
  postcode: '63530',
  variant: 'lempdes',
  model: 'volvic',
  position: { latitude: 45.826, longitude: 3.053 },
  distance: { km: 10, minutes: 15 },
  delay: 'within-the-week',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Les murs de lave de Sayat (63530) | Rénovation TH',
  description:
    'Sayat (63530), entre Blanzat et Volvic\u00a0: murs de lave, encadrements, toits et boiseries remis en état par un artisan de Gerzat. Devis gratuit.',
  lead: 'À Sayat, les murs sont souvent en pierre de lave. Les réparer demande de la patience, un bon mortier et peu de produits.',
  brief: {
    soil: 'vallée du Bédat, au pied des Puys',
    walls: 'moellons et encadrements de lave',
    protection: 'règlement local, en Pays d’art et d’histoire',
  },
  cards: {
    exterior: 'Nous vidons les gouttières avant novembre et reprenons les solins avant la neige qui tient.',
    roofing:
      'Une tuile décalée par la neige laisse entrer l’eau en mars\u00a0: nous recalons avant de traiter.',
    masonry: 'Nous dégarnissons les joints de deux doigts, puis les bourrons de chaux sans beurrer la lave.',
    painting: 'Les enduits reçoivent un badigeon ou un silicate\u202f; la pierre sombre reste nue.',
    interior: 'Sous les combles, portes et habillages se coupent à la pente du toit.',
    cleaning: 'Au bord du Bédat, nous dégageons les murs des massifs, puis les brossons sans jet.',
  },
  expertise: [
    'L’état de la lave décide du mortier, pour que le cœur du mur reste protégé.',
    'Nous rejointoyons un mur de moulin pendant que son canal est à sec.',
  ],
  toSend: 'Montrez un joint de près\u00a0: sa profondeur décide de ce qu’il faut regarnir.',
  localHeading: 'La lave, le Bédat et les moulins',
  localFacts: [
    {
      title: 'Murs sombres',
      text: 'Moellons et encadrements viennent du volcan\u00a0: une matière rugueuse, qui supporte bien l’hiver. Le point faible, c’est le mortier. Vidé par la pluie, il ne protège plus le cœur du mur. On dégarnit les joints sur deux à trois centimètres, puis on les bourre d’une chaux fine, sans beurrer les arêtes. Le joint reste légèrement en retrait et se brosse avant d’avoir fini de durcir.',
    },
    {
      title: 'Dix-sept moulins',
      text: 'La commune a compté dix-sept moulins\u202f; le moulin à farine, restauré, accueille des manifestations. Au bord du Bédat, l’air est humide\u00a0: on y prévoit des bois ventilés, des peintures perméables à la vapeur, des bas de murs dégagés des massifs.',
    },
    {
      title: 'Pays d’art et d’histoire',
      text: 'Sayat fait partie de Riom Limagne et Volcans, territoire qui porte ce label. Vos obligations viennent du règlement local et, s’il y a lieu, des abords d’un monument\u00a0: le secrétariat de mairie sait ce qui touche votre rue.',
    },
    {
      title: 'Adossé aux Puys',
      text: 'Au pied des premières hauteurs, la neige tient parfois quand la plaine est verte. Tuiles calées, solins étanches, gouttières vidées avant novembre\u00a0: trois vérifications d’automne qui épargnent un plafond.',
    },
  ],
  questions: [
    {
      question: 'Ma maison est un ancien moulin du Bédat\u00a0: le bief mouille-t-il encore le mur\u202f?',
      answer:
        'Regardez le mur qui longe le canal par temps sec. S’il reste sombre, l’eau passe dans ses joints. On vide le bief, on rejointoie à la chaux côté eau, on garde ouvertes les bouches basses. Toucher au lit ou à une vanne relève de la police de l’eau\u00a0: la direction départementale des territoires répond avant nous.',
    },
    {
      question: 'Peut-on réemployer les pierres d’une grange effondrée\u202f?',
      answer:
        'Oui, c’est une bonne façon de réparer le mur d’à côté\u00a0: même couleur, même usure. On trie, on brosse, on écarte les blocs fendus. Dites-le à la visite\u00a0: la fourniture en moins se verra sur le devis, le temps de tri aussi.',
    },
  ],
  sources: [
    { fact: 'La commune a compté dix-sept moulins', source: 'archives' },
    { fact: 'Sayat fait partie de Riom Limagne et Volcans', source: 'towns' },
  ],
} as const satisfies Town;
