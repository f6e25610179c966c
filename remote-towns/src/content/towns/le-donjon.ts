import type { Town } from '../town-record';

export const leDonjon = {
  slug: 'le-donjon',
  name: 'Le Donjon',
  zone: 'further',
  where: 'au Donjon',
  of: 'du Donjon',
  department: 'Allier',
  postcode: '03130',
  variant: 'classic-8',
  model: 'shutters',
  position: { latitude: 46.351, longitude: 3.793 },
  distance: { km: 100, minutes: 90 },
  delay: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: true,
  saysBasedNearby: true,
  title: 'Terre cuite et travaux groupés au Donjon (03130) | Rénovation TH',
  description:
    'Toiture, façade de brique, peinture et maçonnerie au Donjon, dans l’Allier, du côté de la Loire. Travaux groupés, devis gratuit.',
  lead: 'Des étangs, de la brique et de la tuile\u00a0: décrivez-nous votre maison du Donjon, envoyez des photos, et nous arrivons préparés.',
  brief: {
    soil: 'argile et étangs, à près de 300\u00a0m',
    walls: 'brique et terre cuite',
    protection: 'servitudes à demander en mairie',
  },
  cards: {
    painting:
      'Nous peignons un étage entier d’un coup, car dans le prix d’une chambre seule, la route compte trop.',
    roofing: 'Nous revoyons le toit en premier, avant de toucher aux murs.',
    masonry: 'Un trou de bêche en février dit où tient l’eau, et la semelle s’en déduit.',
    rendering: 'La terre cuite reçoit une chaux, jamais un film ni une résine.',
    cleaning: 'Nous brossons dallages et pieds de mur verdis après les dernières gelées de mai.',
    interior: 'Nous mesurons sur photos, confirmons à la visite et posons les portes en une série.',
    exterior: 'Bavettes et gouttières se fixent pour un plateau que rien n’abrite du vent.',
    woodwork: 'Nous déposons et repeignons une série de volets d’une traite, plutôt qu’un seul par voyage.',
  },
  expertise: [
    'À cette distance, notre savoir-faire est aussi de découper le chantier en tranches qui se ferment.',
    'Nous surveillons les gelées jusqu’à la mi-mai avant de gâcher un mortier.',
  ],
  toSend: 'Un plan à main levée, des cotes et des photos\u00a0: nous arriverons avec ce qu’il faut.',
  localHeading: 'Au pays de l’argile et des étangs',
  localFacts: [
    {
      title: 'La terre cuite, partout',
      text: 'Entre Besbre et Loire, la glaise abonde. Briques, tuiles, carreaux\u00a0: tout est venu du même sol. Ces matériaux supportent la pluie tant qu’ils peuvent rendre l’eau\u202f; un revêtement plastique posé dessus leur ôte cette faculté.',
    },
    {
      title: '«\u00a0Lieu fort aquatique\u00a0»',
      text: 'Ainsi décrivait-on le bourg sous l’Ancien Régime. L’étang est toujours là, et le sous-sol reste humide. Avant une dalle ou un mur de jardin, on ouvre un trou à la bêche en fin d’hiver, pour voir où se tient l’eau.',
    },
    {
      title: 'Un plateau ouvert au froid',
      text: 'À près de trois cents mètres, peu de chose coupe le vent. Les gelées tardives comptent\u00a0: jusqu’à la mi-mai, nous regardons les prévisions de nuit avant de gâcher le moindre mortier.',
    },
    {
      title: 'Les formalités, en mairie d’abord',
      text: 'L’église Saint-Maurice, de 1868, tient le milieu du bourg. Changer de fenêtres, de volets ou de tuiles pour un autre aspect se déclare en général\u202f; pour un ravalement, la mairie vous dit si elle le demande.',
    },
  ],
  questions: [
    {
      question: 'À une heure et demie de Gerzat, qui surveille le chantier\u202f?',
      answer:
        'Celui qui a fait le devis\u00a0: vous n’avez qu’un interlocuteur. À cette distance, un chantier se découpe en tranches complètes, le toit puis les murs, par exemple.',
    },
    {
      question: 'Vaut-il mieux appeler quelqu’un de plus proche\u202f?',
      answer:
        'Pour une réparation d’une heure, peut-être, et nous vous le disons au téléphone. Pour une façade, une série de volets ou un étage entier, la distance pèse peu\u00a0: comparez les devis poste à poste. En cas de fuite, appelez-nous\u00a0: nous venons voir dans le délai indiqué sur cette page\u202f; la bâche a son prix, signé avant la pose.',
    },
  ],
  sources: [
    { fact: 'L’église Saint-Maurice, de 1868', source: 'archives' },
    { fact: 'Ainsi décrivait-on le bourg sous l’Ancien Régime', source: 'archives' },
  ],
} as const satisfies Town;
