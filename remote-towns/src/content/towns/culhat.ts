import type { Town } from '../town-record';

export const culhat = {
  slug: 'culhat',
  name: 'Culhat',
  zone: 'further',
  where: 'à Culhat',
  of: 'de Culhat',
  department: 'Puy-de-Dôme',
  postcode: '63350',
  variant: 'classic-8',
  model: 'limagne',
  position: { latitude: 45.863, longitude: 3.337 },
  distance: { km: 20, minutes: 25 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Réparer un mur de pisé à Culhat | Rénovation TH',
  description:
    'Murs de pisé, granges, pavillons\u00a0: à Culhat, un seul artisan, qui répare la terre avec de la terre et de la chaux. Enduits, toiture, peinture, devis gratuit.',
  lead: 'Entre Lezoux et Maringues, Culhat est dans un pays où l’on a aussi bâti en terre crue. Nous commençons donc par gratter un coin d’enduit, pour savoir de quoi le mur est fait.',
  brief: {
    soil: 'plaine, entre Lezoux et Maringues',
    walls: 'pisé sur soubassement de pierre',
    protection: 'règlement et formulaires au secrétariat de mairie',
  },
  cards: {
    painting:
      'Un pisé reçoit à l’intérieur une argile ou un lait de chaux\u202f; le parpaing, une peinture ordinaire.',
    roofing: 'Le chapeau passe d’abord\u00a0: une tuile manquante peut creuser un mur de terre en un hiver.',
    masonry: 'Nous taillons sur place des briques de terre pour combler un trou de grange.',
    rendering: 'L’enduit se monte en couches minces de terre et de chaux, jamais en une passe de ciment.',
    cleaning: 'Toiles, poussière et salpêtre s’enlèvent à sec\u202f; l’eau reste pour le dallage.',
    interior: 'Rayonnages et portes se fixent dans des bois noyés, car une cheville tourne dans la terre.',
    exterior: 'Gouttière étanche, descente éloignée, plate-bande reculée gardent le pied du mur au sec.',
    woodwork: 'Nous rabotons le bas des portes de grange, que la boue abîme, puis les repeignons.',
  },
  expertise: [
    'Ne pas cimenter la terre, ne pas la tremper, ne pas la percer n’importe où\u00a0: nous suivons ces trois règles.',
    'Nous réparons une grange avec la terre de son champ, criblée et tassée.',
  ],
  toSend: 'Une poignée de poussière tombée du mur, photographiée dans la main, nous apprend déjà beaucoup.',
  localHeading: 'Quand le mur est en terre',
  localFacts: [
    {
      title: 'La terre du champ',
      text: 'La Limagne a beaucoup construit en terre crue, tassée entre deux planches. Dans une grange de Culhat, les lits de la banchée se lisent de l’intérieur, et le mur a la couleur du champ voisin. Une réparation prend la même terre, criblée et à peine mouillée.',
    },
    {
      title: 'Un pied sec et un toit qui déborde',
      text: 'Un soubassement de pierre en bas, un toit débordant en haut\u00a0: «\u00a0de bonnes bottes et un bon chapeau\u00a0», dit-on du pisé. Une gouttière percée fait plus de tort à la terre que bien des hivers, et une plate-bande arrosée contre la façade n’arrange rien.',
    },
    {
      title: 'Le ciment enferme l’eau',
      text: 'Derrière une carapace étanche, la terre reste molle sans que rien ne se voie. Puis un pan se décolle d’un bloc. La réparation associe terre et chaux, par couches minces, et laisse la vapeur sortir par toute la surface.',
    },
    {
      title: 'Avant un portail ou une couleur',
      text: 'Pour un portail, un grillage ou une couleur de façade, le secrétariat de mairie indique le règlement en vigueur et le formulaire à remplir.',
    },
  ],
  questions: [
    {
      question: 'Un trou dans ma grange en pisé\u00a0: du béton ferait-il l’affaire\u202f?',
      answer:
        'Non, il tiendrait mal et tirerait sur le reste. On retire ce qui est friable, on humidifie à peine, on remonte en briques de terre ou en terre tassée. Si le mur penche ou si la fente le traverse, faites d’abord venir un bureau d’études.',
    },
    {
      question: 'Puis-je ouvrir une large baie dans une façade de pisé\u202f?',
      answer:
        'C’est possible, jamais à la légère. Il faut étayer, poser un linteau long, reconstruire des tableaux solides. L’ouvrage demande un calcul et une déclaration.',
    },
  ],
  sources: [
    { fact: 'La Limagne a beaucoup construit en terre crue', source: 'vernacular' },
    { fact: 'entre Lezoux et Maringues', source: 'ign' },
  ],
} as const satisfies Town;
