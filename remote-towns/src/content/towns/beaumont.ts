import type { Town } from '../town-record';

export const beaumont = {
  slug: 'beaumont',
  name: 'Beaumont',
  zone: 'main',
  where: 'à Beaumont',
  of: 'de Beaumont',
  department: 'Puy-de-Dôme',
  postcode: '63110',
  variant: 'classic-6',
  model: 'cracked',
  position: { latitude: 45.752, longitude: 3.083 },
  distance: { km: 15, minutes: 20 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: true,
  saysBasedNearby: false,
  title: 'Fissures et façades sur l’argile de Beaumont | Rénovation TH',
  description:
    'Fissures, enduits, couvertures et peinture à Beaumont (63110), au pied de Gravenoire, sur un sol d’argile\u00a0: diagnostic avant finition, devis gratuit.',
  lead: 'À Beaumont, le sol d’argile bouge avec les saisons. Avant de crépir ou de peindre, nous cherchons d’où viennent les fissures.',
  brief: {
    soil: 'argile calcaire et marnes',
    walls: 'cuvages du vieux bourg, parpaing ailleurs',
    protection: 'abords de l’abbaye inscrite',
  },
  cards: {
    painting: 'Sur une fissure qui bouge encore, même la meilleure peinture se fend\u00a0: nous attendons.',
    roofing: 'Sous Gravenoire, l’orage charge vite les noues\u202f; elles se vident avant le démoussage.',
    masonry:
      'Des joints de rupture coupent murets et terrasses\u202f; la semelle, armée, descend plus bas que le gel.',
    cleaning:
      'Nous lavons doucement, une fois les fissures reprises, pour que l’eau n’entre pas dans le mur.',
    interior:
      'Une porte qui frotte après l’été peut revenir d’elle-même\u202f; rabotée trop tôt, elle bâillera l’hiver.',
    exterior:
      'Nous raccordons les descentes et curons les regards, pour que l’eau des toits quitte l’argile.',
  },
  expertise: [
    'Sur ce sol, nous aimons mieux refuser un enduit que de le voir se fendre au premier été.',
    'Suivre une fissure sur deux saisons évite de réparer deux fois.',
  ],
  toSend: 'Datez vos photos de fissures\u00a0: deux photos à quelques mois d’écart disent si elles bougent.',
  localHeading: 'Un sol d’argile, la pente d’un volcan',
  localFacts: [
    {
      title: 'Argile calcaire et marnes',
      text: 'Un forage de 1979 a trouvé sous la commune de l’argile calcaire et des marnes. Ce terrain se rétracte l’été, regonfle l’hiver, et les murs suivent. Une lézarde en escalier au coin d’une fenêtre vient souvent de là\u00a0: elle se surveille avant de se réparer, et seule une étude de sol dit ce que les fondations demandent.',
    },
    {
      title: 'Gravenoire au-dessus des toits',
      text: 'Le volcan domine la ville, entre le plateau des Dômes et la plaine\u202f; l’Artière coule en bas. Sur la pente, un orage d’été va vite\u00a0: caniveau de cour, regard propre et descente raccordée comptent autant que la couleur du crépi.',
    },
    {
      title: 'Le bourg de l’abbaye',
      text: 'Les rues anciennes se serrent autour d’une abbaye bénédictine, dont l’église romane et les restes du cloître sont inscrits aux monuments historiques. Dans leurs abords, façade et toiture passent par une déclaration, que la mairie transmet à l’architecte des Bâtiments de France\u00a0: comptez ce temps dans vos dates.',
    },
    {
      title: 'Vignerons et pavillons',
      text: 'Quelques vieux quartiers gardent leurs cuvages, le reste est venu au XXe siècle. Pierre d’un côté, parpaing de l’autre\u00a0: une chaux souple convient à la première, un enduit plus ferme au second. Se tromper d’enduit finit en cloques.',
    },
  ],
  questions: [
    {
      question: 'Comment suivre une fissure chez moi\u202f?',
      answer:
        'Tracez un repère au crayon à chaque bout, notez la date, photographiez la largeur avec une règle. Recommencez à la fin de l’été, puis au printemps. Si rien ne bouge, on répare\u202f; si elle s’ouvre, un bureau d’études doit voir le sol et les fondations avant toute reprise.',
    },
    {
      question: 'Mon assurance parle de catastrophe naturelle\u00a0: puis-je réparer tout de suite\u202f?',
      answer:
        'Attendez son accord écrit. Après une sécheresse reconnue pour la commune, un expert doit voir les dégâts tels qu’ils sont. Une protection provisoire contre la pluie est permise et prudente\u202f; gardez photos et factures.',
    },
  ],
  sources: [
    { fact: 'Un forage de 1979 a trouvé sous la commune de l’argile calcaire et des marnes', source: 'brgm' },
    {
      fact: 'l’église romane et les restes du cloître sont inscrits aux monuments historiques',
      source: 'merimee',
    },
  ],
} as const satisfies Town;
