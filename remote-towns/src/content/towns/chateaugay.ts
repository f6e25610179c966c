import type { Town } from '../town-record';

export const chateaugay = {
  slug: 'chateaugay',
  name: 'Châteaugay',
  zone: 'further',
  where: 'à Châteaugay',
  of: 'de Châteaugay',
  department: 'Puy-de-Dôme',
  postcode: '63119',
  variant: 'lempdes',
  model: 'winegrower',
  position: { latitude: 45.851, longitude: 3.085 },
  distance: { km: 10, minutes: 15 },
  delay: 'within-the-week',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Escaliers, caves et toits de Châteaugay (63119) | Rénovation TH',
  description:
    'Escalier de cuvage, caves, toit, volets, façade\u00a0: un artisan de Gerzat rénove les maisons de Châteaugay, du bourg au Chalard. Devis gratuit.',
  lead: 'Gerzat est au pied du coteau\u00a0: nous montons voir votre maison de Châteaugay, pour l’intérieur comme pour l’extérieur.',
  brief: {
    soil: 'coteau vers 500\u00a0m, pépérite au Chalard',
    walls: 'cuvage en bas, logis au-dessus',
    protection: 'abords du château classé',
  },
  cards: {
    exterior: 'Nous reprenons gouttières et descentes là où l’escalier du dehors prend l’eau.',
    roofing: 'L’air du coteau sèche vite les tuiles\u202f; le traitement attend un jour sans vent.',
    masonry: 'Nous reprenons les paliers en pente et recalons les marches, pour que l’eau n’y gèle plus.',
    painting: 'Plafonds et menuiseries se peignent l’hiver, les façades de l’ouest au petit matin l’été.',
    interior: 'Une cage d’escalier de cuvage se reprend de la porte basse au dernier palier.',
    cleaning: 'Nous brossons à sec les caves du Chalard et laissons libre leur conduit d’aération.',
  },
  expertise: [
    'Nous montons l’échafaudage autour de l’escalier du dehors, sans condamner l’étage.',
    'L’eau d’un palier se traite avant sa peinture\u00a0: c’est le seul point que nous ne discutons pas.',
  ],
  toSend: 'Une vue de l’escalier et une du toit suffisent pour préparer la montée.',
  localHeading: 'Sur le coteau, une maison de vigneron',
  localFacts: [
    {
      title: 'L’escalier du dehors',
      text: 'Le vin occupait la cave et le rez-de-chaussée\u202f; la famille, l’étage, où l’on monte par l’extérieur. Une marche descellée, un joint vidé, un palier qui garde l’eau\u00a0: nous commençons par ces maçonneries-là.',
    },
    {
      title: 'Les caves du Chalard',
      text: 'Creusées dans la pépérite, à l’écart des habitations, les caves du Chalard restent fraîches et humides toute l’année, comme il convient. Leurs murs se rejointoient à la chaux et leur conduit d’aération demeure ouvert. Une peinture étanche y cloquerait.',
    },
    {
      title: 'Plus haut que l’atelier',
      text: 'Le village est vers 500\u00a0m, environ 175\u00a0m au-dessus de Gerzat. L’air y circule et sèche vite les murs\u00a0: un enduit frais s’y protège du courant d’air autant que de la gelée, derrière un filet d’échafaudage et avec un peu d’eau brumisée les premiers jours.',
    },
    {
      title: 'Près du donjon',
      text: 'Le château en pierre de Volvic, classé monument historique, domine les toits. Dans ses abords, un ravalement ou des tuiles neuves peuvent passer devant l’architecte des Bâtiments de France (ABF). La mairie sait si votre rue en fait partie.',
    },
  ],
  questions: [
    {
      question: 'Un cuvage peut-il devenir une pièce à vivre\u202f?',
      answer:
        'Oui, s’il sèche. La pièce a été faite pour le vin\u00a0: sol posé sur la terre, peu d’ouvertures. Aérez une saison entière avant de choisir un enduit. Percer une fenêtre ou agrandir la porte se déclare en mairie, avant d’abattre la moindre pierre.',
    },
    {
      question: 'Puis-je étaler les travaux sur deux ans\u202f?',
      answer:
        'Oui. Chaque poste a sa ligne et son prix dans le devis. L’escalier peut passer cette année, les volets l’année suivante. Un seul point ne se discute pas\u00a0: l’eau qui entre se traite avant la peinture, la même année.',
    },
  ],
  sources: [
    { fact: 'Le village est vers 500\u00a0m, environ 175\u00a0m au-dessus de Gerzat', source: 'ign' },
    { fact: 'Creusées dans la pépérite', source: 'inventory' },
    { fact: 'Le château en pierre de Volvic, classé monument historique', source: 'merimee' },
  ],
} as const satisfies Town;
