import type { Town } from '../town-record';

export const cournonAuvergne = {
  slug: 'cournon-auvergne',
  name: 'Cournon-d’Auvergne',
  zone: 'main',
  where: 'à Cournon-d’Auvergne',
  of: 'de Cournon-d’Auvergne',
  department: 'Puy-de-Dôme',
  postcode: '63800',
  variant: 'classic-6',
  model: 'winegrower',
  position: { latitude: 45.741, longitude: 3.196 },
  altitude: 370,
  distance: { km: 15, minutes: 20 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: true,
  saysBasedNearby: false,
  description:
    'Cournon-d’Auvergne, du vieux bourg vigneron aux quartiers pavillonnaires\u00a0: crépi, toiture, peinture, gouttières, escaliers de façade. Devis gratuit.',
  lead: 'Deuxième commune du département par sa population, Cournon réunit un bourg de vignerons et de larges quartiers de pavillons. Nous travaillons dans les deux.',
  servicesIntro:
    'Rafraîchir une chambre, préparer une vente, sauver un vieil escalier\u00a0: dites-nous le but, nous proposons les étapes.',
  localHeading: 'Le bourg vigneron et les lotissements',
  localFacts: [
    {
      title: 'Le bourg et ses estres',
      text: 'Dans les rues anciennes, la maison monte d’un trait\u00a0: cave, cuvage ouvert sur rue, logement desservi par un escalier de façade. Son palier couvert, l’estre, s’abîme en premier\u00a0: auvent, dalle, garde-corps. On le répare sans le fermer.',
    },
    {
      title: 'Les lotissements',
      text: 'Autour, des maisons de plusieurs générations. Sous-faces lambrissées, bandeaux, appuis de fenêtre et murets y vieillissent au même rythme. Tout voir en une visite permet de ranger les urgences et de laisser le reste.',
    },
    {
      title: 'L’Allier à l’est',
      text: 'La commune borde la rive gauche. Près de l’eau, brouillards d’automne et rosées retardent le séchage\u00a0: on peint tard le matin, on s’arrête tôt. Avant un muret ou un dallage, consultez la carte du risque d’inondation.',
    },
    {
      title: 'Autour de Saint-Martin',
      text: 'L’église romane est classée depuis 1912. À ses abords, la réfection d’une façade passe par une déclaration et par l’examen de l’ABF, l’architecte des Bâtiments de France\u202f; le guichet d’urbanisme confirme si votre maison se trouve dans ce périmètre.',
    },
  ],
  questions: [
    {
      question: 'Mon toit est en plaques de fibrociment\u00a0: pouvez-vous le nettoyer\u202f?',
      answer:
        'Posées avant 1997, elles peuvent contenir de l’amiante\u00a0: on ne les brosse pas, on ne les passe pas au jet. Un repérage tranche d’abord. S’il est positif, le travail revient à une entreprise formée à ce risque, et nous vous le dirons plutôt que de le faire.',
    },
    {
      question: 'J’ai signé un devis chez moi\u00a0: puis-je changer d’avis\u202f?',
      answer:
        'Pour un contrat conclu à votre domicile, la loi donne en principe quatorze jours pour se rétracter, et aucun paiement ne peut être exigé pendant les sept premiers. Si vous souhaitez démarrer plus tôt, vous le demandez par écrit. Méfiez-vous de qui vous presse.',
    },
    {
      question: 'Faut-il repeindre avant de vendre\u202f?',
      answer:
        'Pas toujours. Un acheteur pardonne un coloris passé, pas une trace d’eau. Réparez la fuite, traitez la fissure, nettoyez l’entrée\u202f; le reste dépend de votre calendrier et du prix que vous visez.',
    },
  ],
  sources: [
    { fact: 'Deuxième commune du département par sa population', source: 'insee' },
    { fact: 'L’église romane est classée depuis 1912', source: 'merimee' },
    { fact: 'bourg de vignerons', source: 'wine' },
  ],
} as const satisfies Town;
