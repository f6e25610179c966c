import type { Town } from '../town-record';

export const maringues = {
  slug: 'maringues',
  name: 'Maringues',
  zone: 'further',
  where: 'à Maringues',
  of: 'de Maringues',
  department: 'Puy-de-Dôme',
  postcode: '63350',
  variant: 'classic-8',
  model: 'limagne',
  position: { latitude: 45.922, longitude: 3.33 },
  distance: { km: 20, minutes: 30 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Maringues, entre tanneries et plaine\u00a0: bois et murs | Rénovation TH',
  description:
    'Des bords de Morge aux dernières maisons avant les champs\u00a0: boiseries, enduits, toits et murs à Maringues, par un même artisan. Devis gratuit.',
  lead: 'Maringues a gardé des tanneries, maçonnées en bas, en bois au-dessus. Nous y réparons la pierre, l’enduit et le bardage, chacun à sa façon.',
  brief: {
    soil: 'plaine basse, vers 310\u00a0m, gelées tardives',
    walls: 'pierre en bas, bois ajouré au-dessus',
    protection: 'tannerie inscrite en 1980\u202f; charte de Limagne Bords d’Allier',
  },
  cards: {
    painting: 'Une laque microporeuse posée un jour de moisson garde la paille\u00a0: nous décalons la date.',
    roofing: 'Près de la Morge, nous réparons rives et gouttières avant de brosser les tuiles.',
    masonry: 'Nous rejointoyons les soubassements de pierre avec un mortier qui les laisse sécher.',
    rendering: 'Face aux champs, l’enduit se taloche serré et durcit avant le froid du soir.',
    cleaning:
      'Nous lavons les pignons poussiéreux en commençant par le bas, pour éviter les coulures sèches.',
    interior: 'Dans les ateliers devenus logements, les menuiseries suivent des planchers en pente.',
    exterior: 'Nous remplaçons le pied des planches de bardage, coupé en biais pour rejeter l’eau.',
    woodwork: 'Les lattes grises se brossent, puis reçoivent une finition à pores ouverts.',
  },
  expertise: [
    'Bois ajouré, pierre basse, crépis battus\u00a0: en plaine ouverte, nous rapprochons les fixations.',
    'Réparer une latte de tannerie, c’est garder le vide qui la faisait sécher.',
  ],
  toSend: 'Dites ce qui pousse dans le champ voisin et quand on le récolte\u00a0: nous choisirons la date.',
  localHeading: 'De la Morge aux champs',
  localFacts: [
    {
      title: 'Une charte pour choisir',
      text: 'La charte architecturale de Limagne Bords d’Allier donne, par écrit, des conseils pour rénover murs, enduits et toits. Elle guide sans remplacer le règlement. Feuilletez-la avant la visite\u00a0: nous parlerons plus vite de la même chose.',
    },
    {
      title: 'Les tanneries',
      text: 'Les peaux séchaient à l’étage, derrière des lattes espacées qui laissaient passer l’air. L’un de ces ateliers est inscrit parmi les monuments historiques depuis 1980. Si vous habitez tout près, la mairie vous dira quels travaux l’architecte des Bâtiments de France (ABF) doit voir.',
    },
    {
      title: 'Une plaine ouverte au vent',
      text: 'Autour, la culture laisse peu d’obstacles au vent. Il pousse la pluie de biais et la poussière avec elle. Un enduit taloché serré retient moins cette crasse qu’un crépi projeté à gros grain, et des volets bien arrêtés usent moins leurs gonds.',
    },
    {
      title: 'Le creux de la plaine',
      text: 'Vers 310\u00a0m, l’air froid descend et s’attarde. Par nuit claire, une gelée blanche est encore possible en avril. Une façade se commence donc en milieu de matinée et se termine assez tôt pour que l’enduit ait durci avant le soir.',
    },
  ],
  questions: [
    {
      question: 'Y a-t-il une période à éviter en pleine campagne\u202f?',
      answer:
        'Les jours de moisson. Une peinture encore fraîche retient la paille et la poussière du champ d’en face. Nous peignons portes et volets avant, après, ou à l’abri\u00a0: si votre maison borde un champ, dites-nous à la visite ce qui y pousse.',
    },
    {
      question: 'Mon bardage est devenu gris. Est-il perdu\u202f?',
      answer:
        'Un bois gris n’est pas un bois pourri. Piquez-le avec une pointe\u00a0: s’il résiste, un brossage et une finition ouverte suffisent, voire rien du tout. S’il cède, c’est en pied de planche, là où l’eau rejaillit, et seul ce bout se remplace, avec une coupe en biais qui rejette l’eau.',
    },
  ],
  sources: [
    { fact: 'La charte architecturale de Limagne Bords d’Allier', source: 'charter' },
    { fact: 'inscrit parmi les monuments historiques depuis 1980', source: 'merimee' },
    { fact: 'Vers 310\u00a0m', source: 'ign' },
  ],
} as const satisfies Town;
