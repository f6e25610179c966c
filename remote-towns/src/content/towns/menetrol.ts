import type { Town } from '../town-record';

export const menetrol = {
  slug: 'menetrol',
  name: 'Ménétrol',
  zone: 'further',
  where: 'à Ménétrol',
  of: 'de Ménétrol',
  department: 'Puy-de-Dôme',
  postcode: '63200',
  variant: 'lempdes',
  model: 'half-washed',
  position: { latitude: 45.872, longitude: 3.124 },
  distance: { km: 5, minutes: 10 },
  delay: 'within-the-week',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Entretenir un pavillon à Ménétrol (63200) | Rénovation TH',
  description:
    'Ménétrol (63200), aux portes de Riom\u00a0: crépi, toiture, avant-toits et peinture pour des maisons souvent récentes. Devis gratuit.',
  lead: 'La population de Ménétrol a triplé depuis les années soixante\u00a0: ses maisons, récentes pour la plupart, ont surtout besoin d’un entretien fait à temps.',
  brief: {
    soil: 'bas de pente à drainer, sous Mirabel',
    walls: 'parpaings et crépis, pour la plupart',
    protection: 'règlement de lotissement, parfois',
  },
  cards: {
    exterior: 'Nous reprenons mastics, bandeaux et dessous de toit avant que le chevron ne noircisse.',
    roofing: 'Quelques gouttes d’eau posées sur la tuile disent si un hydrofuge y sert à quelque chose.',
    masonry: 'Nous refaisons appuis fendus et seuils de garage avec la pente qui manquait.',
    painting: 'Si la main passée sur le crépi en revient blanche, un fixateur passe avant la peinture.',
    interior: 'Nous changeons chambre après chambre les portes et les plinthes d’origine.',
    cleaning: 'Nous lavons le crépi sans l’entamer, des traces sous les appuis à la mousse du nord.',
  },
  expertise: [
    'Sur des maisons du même âge, nous vérifions ce qui s’use ensemble\u00a0: mastics, appuis, crépi.',
    'En bas de pente, sous Mirabel, nous drainons avant de reprendre une terrasse.',
  ],
  toSend: 'L’année de construction et celle du dernier crépi nous évitent une question.',
  localHeading: 'Entretenir une maison récente',
  localFacts: [
    {
      title: 'Un village qui a grandi',
      text: 'Cinq cents habitants en 1962, plus de mille six cents aujourd’hui. Les maisons d’une même époque ont les mêmes faiblesses\u00a0: appuis fendus, mastics durcis autour des fenêtres, crépi devenu poudreux au toucher. On les connaît d’avance, on les cherche à la visite.',
    },
    {
      title: 'Ladoux et les champs',
      text: 'Le centre d’essais de Ladoux est en grande partie sur la commune\u202f; autour, la plaine est dégagée. Rien n’y fait écran au vent ni au soleil\u00a0: les volets tournés au sud blanchissent, les pans de toit au nord se couvrent de mousse. Nous regardons donc chaque côté de la maison séparément.',
    },
    {
      title: 'Au pied de Mirabel',
      text: 'La colline, espace naturel sensible, et les vignes de Bourrassol rappellent que tout n’est pas plat. En bas de pente, drainez d’abord\u00a0: une terrasse sans exutoire renvoie l’eau vers le seuil du garage.',
    },
    {
      title: 'Près de Riom, avec ses propres règles',
      text: 'Les prescriptions du centre riomois s’arrêtent à Riom\u202f; Ménétrol a les siennes. Un lotissement peut en ajouter sur les clôtures ou les coloris. Relisez votre acte de vente, puis passez à l’accueil de la mairie.',
    },
  ],
  questions: [
    {
      question: 'Ma maison a moins de dix ans et le crépi se fend\u00a0: qui prévenir\u202f?',
      answer:
        'D’abord l’assureur dommages-ouvrage, si votre acte de vente en cite un\u00a0: c’est lui qui préfinance, et il a soixante jours pour répondre. Sans ce contrat, le constructeur et son assureur, avec la date de réception. Ne réparez rien avant l’expertise. Un simple faïençage d’aspect reste souvent à votre charge.',
    },
    {
      question: 'À quel rythme entretenir une façade de pavillon\u202f?',
      answer:
        'Regardez plutôt que de compter. Une main qui revient blanche du mur, une trace noire sous un appui, une fente où passe l’ongle\u00a0: c’est le moment. Nettoyage et peinture suffisent si le crépi adhère\u202f; sinon, repeindre ne fait que cacher.',
    },
  ],
  sources: [
    { fact: 'il a soixante jours pour répondre', source: 'insurance' },
    { fact: 'Cinq cents habitants en 1962, plus de mille six cents aujourd’hui', source: 'insee' },
    { fact: 'Le centre d’essais de Ladoux est en grande partie sur la commune', source: 'towns' },
  ],
} as const satisfies Town;
