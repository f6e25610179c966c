import type { Town } from '../town-record';

export const lapalisse = {
  slug: 'lapalisse',
  name: 'Lapalisse',
  zone: 'further',
  where: 'à Lapalisse',
  of: 'de Lapalisse',
  department: 'Allier',
  postcode: '03120',
  variant: 'classic-8',
  model: 'bourbonnais',
  position: { latitude: 46.248, longitude: 3.636 },
  distance: { km: 80, minutes: 70 },
  delay: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: true,
  saysBasedNearby: true,
  title: 'Lapalisse, façades de l’ancienne Nationale 7 | Rénovation TH',
  description:
    'Murs de brique et de pierre, façades de l’ancienne Nationale 7, toits et volets à Lapalisse. Un seul artisan pour l’ensemble, devis gratuit.',
  lead: 'Entre la Besbre et la montagne, les maisons de Lapalisse mêlent la terre cuite et la pierre. Nous réparons l’une sans abîmer l’autre.',
  brief: {
    soil: 'vallée de la Besbre, à 285\u00a0m',
    walls: 'moellons et encadrements de brique',
    protection: 'abords du château de La Palice',
  },
  cards: {
    painting: 'Les façades de l’ancienne Nationale se dégraissent avant la première couche.',
    roofing: 'Depuis le château, on voit tous les toits\u00a0: un modèle de tuile se décide en mairie.',
    masonry: 'Au bord de la Besbre, nous rejointoyons les pieds de murs en été, quand ils sont secs.',
    rendering: 'À la jonction de la pierre et de la brique, la chaux encaisse l’écart.',
    cleaning: 'La suie grasse des camions cède à un dégraissant doux, puis à l’eau, jamais au sable.',
    interior: 'Dans ces murs mêlés de pierre et de brique, nous ajustons chaque huisserie à part.',
    exterior: 'Nous reprenons ensemble gouttières et caniveaux, pour que la cour se vide après l’averse.',
    woodwork: 'Nous déposons les volets, réparons leurs bas et les repeignons sur les deux faces.',
  },
  expertise: [
    'Une façade de grande route se dégraisse d’abord\u00a0: c’est la moitié du résultat.',
    'Nous marquons à la craie, devant vous, l’enduit décollé que le devis compte.',
  ],
  toSend: 'Dites si la façade donne sur l’ancienne Nationale, et si elle sonne creux sous la main.',
  localHeading: 'Sous le château, des murs mêlés',
  localFacts: [
    {
      title: 'Pierre dans le mur, brique autour',
      text: 'Moellons pour le gros du mur, terre cuite aux encadrements\u00a0: l’assemblage est courant au pied de la montagne. Chaque matière sèche à son rythme. Un enduit trop raide se fend à la jonction\u202f; à la chaux, il suit de petits mouvements et tient.',
    },
    {
      title: 'L’ancienne grande route',
      text: 'Des décennies de Nationale 7 ont laissé du gras et de la suie sur les façades de la traversée, et les camions ont pu y ouvrir des joints à force de vibrations. Avant la couleur, il faut dégraisser, puis vérifier que l’enduit sonne plein.',
    },
    {
      title: 'La Besbre au pied',
      text: 'Les maisons basses prennent l’humidité par le sol et par l’air. Quai, lavoir, jardin\u00a0: tout ce qui reste mouillé au petit matin se couvre d’algues.',
    },
    {
      title: 'Vu du château',
      text: 'Sa façade Renaissance en briques de couleurs domine le bourg, et les toits se voient de là-haut. Avant de changer de modèle ou de nuance, passez à la mairie\u00a0: autour d’un tel monument, l’avis de l’architecte des Bâtiments de France peut être requis.',
    },
  ],
  questions: [
    {
      question: 'Ma façade sonne creux à la main. Est-ce grave\u202f?',
      answer:
        'Ce bruit signale un enduit décollé. Une plaque isolée se découpe et se refait. Si la moitié du pan résonne, un simple raccord tombera avec le reste. Nous marquons les zones à la craie devant vous\u00a0: vous voyez ce que l’on chiffre.',
    },
    {
      question: 'Que faire de volets dont le bas est pourri\u202f?',
      answer:
        'Le bois mort se coupe et se remplace par une pièce neuve, collée et chevillée, avec un bas taillé en goutte d’eau et repeint aussitôt sur ses deux faces.',
    },
  ],
  sources: [
    { fact: 'Sa façade Renaissance en briques de couleurs', source: 'merimee' },
    { fact: 'Des décennies de Nationale 7', source: 'archives' },
  ],
} as const satisfies Town;
