import type { Town } from '../town';

export const menetrol = {
  slug: 'menetrol',
  where: 'à Ménétrol',
  of: 'de Ménétrol',
  department: 'Puy-de-Dôme',
  postcode: '63200',
  variant: 'lempdes',
  model: 'limagne',
  position: { latitude: 45.872, longitude: 3.124 },
  altitude: 345,
  distance: { km: 5, minutes: 10 },
  intervention: 'within-the-week',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  description:
    'Ménétrol (63200), aux portes de Riom\u00a0: crépi, toiture, avant-toits, peinture pour des maisons souvent récentes. La visite est gratuite, le devis arrive sous 24\u00a0h.',
  lead: 'Ménétrol a triplé depuis les années soixante\u00a0: ses maisons, surtout récentes, demandent de l’entretien au bon moment plutôt que du sauvetage.',
  servicesIntro:
    'Les postes ci-dessous couvrent ce qui vieillit en premier sur un pavillon\u00a0: le dessus, le tour, puis le dedans.',
  localHeading: 'Entretenir une maison encore jeune',
  localFacts: [
    {
      title: 'Un village qui a grandi',
      text: 'Cinq cents habitants en 1962, plus de mille six cents aujourd’hui. Les maisons d’une même époque ont les mêmes faiblesses\u00a0: appuis fendus, mastics durcis autour des fenêtres, crépi devenu poudreux au toucher. On les connaît d’avance, on les cherche à la visite.',
    },
    {
      title: 'Ladoux et les champs',
      text: 'Une grande part du centre d’essais est sur la commune\u202f; autour, la plaine est dégagée. Rien n’y fait écran au vent ni au soleil\u00a0: les volets tournés au sud blanchissent, les pans de toit au nord se couvrent de mousse. Chaque orientation a donc son programme.',
    },
    {
      title: 'Au pied de Mirabel',
      text: 'La colline, espace naturel sensible, et les vignes de Bourrassol rappellent que tout n’est pas plat. En bas de pente, drainez avant de carreler\u00a0: une terrasse sans exutoire renvoie l’eau vers le seuil du garage.',
    },
    {
      title: 'Près de Riom, avec ses propres règles',
      text: 'Les prescriptions du centre riomois s’arrêtent à Riom\u202f; Ménétrol a les siennes. Un lotissement peut en ajouter sur les clôtures ou les coloris. Relisez votre acte de vente, puis passez à l’accueil de la mairie.',
    },
  ],
  neighbours: ['riom', 'chateaugay', 'cebazat', 'gerzat'],
  questions: [
    {
      question: 'Ma maison a moins de dix ans et le crépi se fend\u00a0: qui doit réparer\u202f?',
      answer:
        'Peut-être le constructeur. Avant tout devis, retrouvez son attestation d’assurance décennale et la date de réception, puis déclarez le désordre. Si nous réparons d’abord, la preuve disparaît. Un simple faïençage d’aspect peut, lui, rester à votre charge.',
    },
    {
      question: 'À quel rythme entretenir une façade de pavillon\u202f?',
      answer:
        'Regardez plutôt que de compter. Une main qui ressort blanche, une trace noire sous un appui, une fente où passe l’ongle\u00a0: c’est le moment. Nettoyage et peinture suffisent si le crépi adhère\u202f; sinon, repeindre ne fait que cacher.',
    },
    {
      question: 'PVC ou bois pour mes dessous de toit\u202f?',
      answer:
        'Le PVC s’entretient à l’éponge, mais il masque ce qui est derrière. Le bois se voit vieillir, se ponce, se reprend. Avant d’habiller l’un avec l’autre, on vérifie que les chevrons sont sains et que l’air circule encore.',
    },
  ],
} as const satisfies Town;
