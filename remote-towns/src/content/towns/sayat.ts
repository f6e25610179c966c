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
  altitude: 440,
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
    protection: 'règlement local\u202f; le label Pays d’art et d’histoire n’impose rien',
  },
  servicesIntro:
    'Voici les travaux que nous prenons, de la gouttière de la grange à la chambre sous les combles.',
  cards: {
    exterior: 'Gouttières vidées avant novembre, solins repris avant la neige qui tient.',
    roofing:
      'Une tuile décalée par la neige laisse entrer l’eau en mars\u00a0: nous recalons avant de traiter.',
    masonry: 'Joints regarnis à la chaux fine, un peu en retrait, sans beurrer la lave.',
    painting: 'Badigeon ou silicate sur les enduits\u202f; la pierre sombre reste nue.',
    interior: 'Chambres sous combles\u00a0: portes, plinthes et habillages coupés à la pente du toit.',
    cleaning: 'Au bord du Bédat, murs dégagés des massifs puis brossés, sans jet dans les joints.',
  },
  expertise: 'La lave et son mortier\u00a0: nous choisissons le second d’après l’état de la première.',
  toSend: 'Montrez un joint de près\u00a0: sa profondeur décide de ce qu’il faut regarnir.',
  localHeading: 'La lave, le Bédat et les moulins',
  localFacts: [
    {
      title: 'Murs sombres',
      text: 'Moellons et encadrements viennent du volcan\u00a0: une matière rugueuse, qui supporte bien l’hiver. Le point faible, c’est le mortier. Vidé par la pluie, il ne protège plus le cœur du mur. On regarnit les joints avec une chaux fine, sans les creuser ni beurrer les arêtes. Un joint bien fait reste légèrement en retrait et se brosse avant d’avoir fini de durcir.',
    },
    {
      title: 'Dix-sept moulins',
      text: 'La commune en a compté dix-sept\u202f; le moulin à farine, restauré, accueille des manifestations. Au bord du Bédat, l’air est humide\u00a0: on y prévoit des bois ventilés, des peintures perméables à la vapeur, des bas de murs dégagés des massifs.',
    },
    {
      title: 'Pays d’art et d’histoire',
      text: 'Sayat fait partie de Riom Limagne et Volcans, territoire qui porte ce label. Le label n’impose rien. L’obligation vient du règlement local et, s’il y a lieu, des abords d’un monument\u00a0: le secrétariat de mairie sait ce qui touche votre rue.',
    },
    {
      title: 'Adossé aux Puys',
      text: 'Au pied des premières hauteurs, la neige tient parfois quand la plaine est verte. Tuiles calées, solins étanches, gouttières vidées avant novembre\u00a0: trois vérifications d’automne qui épargnent un plafond.',
    },
  ],
  questions: [
    {
      question: 'Faut-il laisser la pierre apparente\u202f?',
      answer:
        'Seulement si elle était faite pour cela. Un mur de moellons ordinaires portait d’habitude un enduit\u202f; le dénuder l’expose à la pluie. Encadrements et chaînes d’angle restent visibles, le reste se couvre d’une chaux au ton du sable local.',
    },
    {
      question: 'Quelle peinture sur une façade à la chaux\u202f?',
      answer:
        'Un badigeon, ou une peinture au silicate. Tous deux font corps avec le support et laissent sortir la vapeur. Une acrylique épaisse forme une peau, qui se soulève par plaques. Si le fond est déjà peint, nous faisons d’abord un essai dans un coin.',
    },
    {
      question: 'Peut-on réemployer les pierres d’une grange effondrée\u202f?',
      answer:
        'Oui, c’est une bonne façon de réparer le mur d’à côté\u00a0: même couleur, même usure. On trie, on brosse, on écarte les blocs fendus. Dites-le à la visite\u00a0: la fourniture en moins se verra sur le devis, le temps de tri aussi.',
    },
  ],
  sources: [
    { fact: 'La commune en a compté dix-sept', source: 'archives' },
    { fact: 'Sayat fait partie de Riom Limagne et Volcans', source: 'towns' },
  ],
} as const satisfies Town;
