import type { Town } from '../town';

export const maringues = {
  slug: 'maringues',
  where: 'à Maringues',
  of: 'de Maringues',
  department: 'Puy-de-Dôme',
  postcode: '63350',
  variant: 'classic-8',
  model: 'limagne',
  position: { latitude: 45.922, longitude: 3.33 },
  altitude: 310,
  distance: { km: 20, minutes: 30 },
  intervention: 'within-48-hours',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  description:
    'Des bords de Morge aux dernières maisons avant les champs\u00a0: boiseries, enduits, toits et murs de Maringues, confiés à une seule main. Réponse en 24\u00a0h.',
  lead: 'Maringues a gardé ses tanneries, maçonnées en bas, en bois au-dessus. Une bonne part de notre métier tient là\u00a0: savoir où finit le mur et où commence la planche.',
  servicesIntro:
    'Close, saine et nette\u00a0: trois qualités pour une maison de plaine, et huit façons d’y travailler.',
  localHeading: 'De la Morge aux champs',
  localFacts: [
    {
      title: 'Une charte pour choisir',
      text: 'La charte architecturale de Limagne Bords d’Allier donne, par écrit, des conseils pour rénover murs, enduits et toits. Elle guide sans remplacer le règlement. Feuilletez-la avant la visite\u00a0: nous parlerons plus vite de la même chose.',
    },
    {
      title: 'Les tanneries',
      text: 'Les peaux séchaient à l’étage, derrière des lattes espacées qui laissaient passer l’air. L’un de ces ateliers est inscrit parmi les monuments historiques depuis 1980. Si vous habitez tout près, la mairie vous dira quels travaux l’ABF doit voir.',
    },
    {
      title: 'Sans haie ni colline',
      text: 'Autour, la culture laisse peu d’obstacles au vent. Il pousse la pluie de biais et la poussière avec elle. Un enduit taloché serré retient moins cette crasse qu’un crépi projeté à gros grain, et des volets bien arrêtés fatiguent moins leurs gonds.',
    },
    {
      title: 'Le creux de la plaine',
      text: 'Vers 310\u00a0m, l’air froid descend et s’attarde. Par nuit claire, une gelée blanche est encore possible en avril. Une façade se commence donc en milieu de matinée et se termine assez tôt pour que l’enduit ait durci avant le soir.',
    },
  ],
  neighbours: ['culhat', 'randan', 'lezoux', 'pont-du-chateau'],
  questions: [
    {
      question: 'Y a-t-il une période à éviter en pleine campagne\u202f?',
      answer:
        'Les jours de moisson. Une laque encore fraîche attrape toute la paille du champ d’en face. Nous peignons portes et volets avant, après, ou à l’abri. Prévenez-nous si vous voyez passer la moissonneuse.',
    },
    {
      question: 'Mon bardage est devenu gris. Est-il perdu\u202f?',
      answer:
        'Un bois gris n’est pas un bois pourri. Piquez-le avec une pointe\u00a0: s’il résiste, un brossage et une finition ouverte suffisent, voire rien du tout. S’il cède, c’est en pied de planche, là où l’eau rejaillit, et seul ce bout se remplace.',
    },
    {
      question: 'Quelle teinte pour un pignon visible depuis les champs\u202f?',
      answer:
        'Demandez un essai d’un mètre carré, sur le mur même. Regardez-le depuis la route, le matin puis le soir. Une couleur vive sur un petit carton devient criarde sur dix mètres. Reste à la faire admettre par l’urbanisme, avec la référence inscrite au devis.',
    },
  ],
} as const satisfies Town;
