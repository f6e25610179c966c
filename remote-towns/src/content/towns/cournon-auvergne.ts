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
  distance: { km: 15, minutes: 20 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: true,
  saysBasedNearby: false,
  title: 'Du bourg aux pavillons de Cournon-d’Auvergne | Rénovation TH',
  description:
    'Cournon-d’Auvergne, du vieux bourg vigneron aux quartiers pavillonnaires\u00a0: crépi, toiture, peinture, gouttières, escaliers de façade. Devis gratuit.',
  lead: 'Deuxième commune du département par sa population, Cournon réunit un bourg de vignerons et de larges quartiers de pavillons. Nous travaillons dans les deux.',
  brief: {
    soil: 'rive gauche de l’Allier',
    walls: 'bourg vigneron, larges quartiers de pavillons',
    protection: 'abords de Saint-Martin, classée en 1912',
  },
  cards: {
    painting: 'Nous repeignons sous-faces, bandeaux et volets dans la même semaine de beau temps.',
    roofing:
      'Une tuile de lotissement a l’âge de sa rue\u00a0: on regarde sa porosité avant de proposer un hydrofuge.',
    masonry: 'Nous réparons dalle, auvent et garde-corps d’un estre sans fermer l’escalier.',
    cleaning:
      'Les brouillards de l’Allier verdissent les crépis du nord\u202f; nous les traitons un jour sec.',
    interior: 'Dans un séjour des années soixante-dix, nous changeons portes et plinthes pièce par pièce.',
    exterior: 'Nous revoyons d’une traite appuis, débords et descentes, autour de la maison.',
  },
  expertise: [
    'Un estre et un débord de lotissement ne vieillissent pas de la même façon, et nous réparons les deux.',
    'Du côté de l’Allier, nous consultons la carte des inondations avant d’élever un muret.',
  ],
  toSend:
    'Indiquez l’année de la maison, même approchée\u00a0: elle annonce souvent le support et le risque d’amiante.',
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
      text: 'L’église romane est classée depuis 1912. À ses abords, la réfection d’une façade passe par une déclaration et par l’examen de l’architecte des Bâtiments de France (ABF)\u202f; le guichet d’urbanisme confirme si votre maison se trouve dans ce périmètre.',
    },
  ],
  questions: [
    {
      question: 'Mes volets roulants de bois ont cinquante ans\u00a0: faut-il les garder\u202f?',
      answer:
        'Un tablier de bois se répare lame à lame tant que ses agrafes tiennent\u00a0: on le démonte, on le ponce, on le repeint à plat. S’il se déboîte, mieux vaut le remplacer. Profitez-en pour revoir le coffre\u00a0: c’est par lui que l’air froid entre.',
    },
    {
      question: 'Puis-je vitrer l’estre de mon escalier\u202f?',
      answer:
        'Fermer ce palier change la façade, donc une déclaration part en mairie, et l’ABF la lit près de Saint-Martin. La maçonnerie y perd aussi\u00a0: l’estre sèche parce qu’il est ouvert. Nous réparons plutôt l’auvent, la dalle et sa pente\u202f; l’abri revient sans vitrage.',
    },
  ],
  sources: [
    { fact: 'Deuxième commune du département par sa population', source: 'insee' },
    { fact: 'L’église romane est classée depuis 1912', source: 'merimee' },
    { fact: 'bourg de vignerons', source: 'wine' },
  ],
} as const satisfies Town;
