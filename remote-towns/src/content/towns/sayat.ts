import type { Town } from '../town';

export const sayat = {
  slug: 'sayat',
  where: 'à Sayat',
  of: 'de Sayat',
  department: 'Puy-de-Dôme',
  postcode: '63530',
  variant: 'lempdes',
  model: 'volvic',
  position: { latitude: 45.826, longitude: 3.053 },
  altitude: 440,
  distance: { km: 10, minutes: 15 },
  intervention: 'within-the-week',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  description:
    'Sayat (63530), entre Blanzat et Volvic\u00a0: murs de lave, encadrements, toits et boiseries remis en état. Devis gratuit sous 24\u00a0h et visite sans frais.',
  lead: 'À Sayat, la lave est dans les murs. La réparer demande de la patience, un bon mortier et peu de produits.',
  servicesIntro:
    'Voici les travaux que nous prenons, de la gouttière de la grange à la chambre sous les combles.',
  localHeading: 'La lave, le Bédat et les moulins',
  localFacts: [
    {
      title: 'Murs sombres',
      text: 'Moellons et encadrements viennent du volcan\u00a0: une matière rugueuse, qui supporte bien l’hiver. Le point faible, c’est le mortier. Vidé par la pluie, il ne protège plus le cœur du mur. On regarnit les joints avec une chaux fine, sans les creuser ni beurrer les arêtes.',
    },
    {
      title: 'Dix-sept moulins',
      text: 'La commune en a compté dix-sept\u202f; le moulin à farine, restauré, accueille des manifestations. Habiter au bord du Bédat, c’est composer avec un air humide\u00a0: bois ventilés, peintures ouvertes à la vapeur, bas de murs dégagés des massifs.',
    },
    {
      title: 'Pays d’art et d’histoire',
      text: 'Sayat fait partie de Riom Limagne et Volcans, territoire qui porte ce label. Il invite à soigner, il n’oblige pas. L’obligation naît du règlement local et, s’il y a lieu, des abords d’un monument\u00a0: le secrétariat de mairie sait ce qui touche votre rue.',
    },
    {
      title: 'Adossé aux Puys',
      text: 'Au pied des premières hauteurs, la neige tient parfois quand la plaine est verte. Tuiles calées, solins étanches, gouttières vidées avant novembre\u00a0: trois vérifications d’automne qui épargnent un plafond.',
    },
  ],
  neighbours: ['blanzat', 'nohanent', 'durtol', 'cebazat'],
  questions: [
    {
      question: 'Faut-il laisser la pierre apparente\u202f?',
      answer:
        'Seulement si elle était faite pour cela. Un mur de moellons ordinaires portait d’habitude un enduit\u202f; le dénuder l’expose à la pluie. Encadrements et chaînes d’angle restent visibles, le reste se couvre d’une chaux au ton du sable local.',
    },
    {
      question: 'Quelle peinture sur une façade à la chaux\u202f?',
      answer:
        'Un badigeon, ou une peinture au silicate. Tous deux font corps avec le support et laissent sortir la vapeur. Une acrylique épaisse forme une peau, qui se soulève par plaques. Si le fond est déjà peint, exigez un essai dans un coin.',
    },
    {
      question: 'Peut-on réemployer les pierres d’une grange effondrée\u202f?',
      answer:
        'Oui, c’est même une belle façon de réparer le mur d’à côté\u00a0: même couleur, même usure. On trie, on brosse, on écarte les blocs fendus. Dites-le à la visite\u00a0: la fourniture en moins se verra sur le devis, le temps de tri aussi.',
    },
  ],
} as const satisfies Town;
