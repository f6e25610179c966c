import type { Town } from '../town-record';

export const riom = {
  slug: 'riom',
  name: 'Riom',
  zone: 'main',
  where: 'à Riom',
  of: 'de Riom',
  department: 'Puy-de-Dôme',
  postcode: '63200',
  variant: 'classic-8',
  model: 'volvic',
  position: { latitude: 45.894, longitude: 3.113 },
  distance: { km: 10, minutes: 15 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: true,
  saysBasedNearby: false,
  title: 'Ravaler une façade à Riom, au centre et autour | Rénovation TH',
  description:
    'Peinture, toiture, maçonnerie et façade à Riom, du centre ancien en pierre de Volvic aux pavillons des faubourgs. Devis gratuit, détaillé poste par poste.',
  lead: 'Peinture, toiture, façade et maçonnerie à Riom, par un artisan installé à Gerzat, à environ un quart d’heure de chez vous.',
  brief: {
    soil: 'bord de la Limagne, à 350\u00a0m',
    walls: 'pierre de Volvic et enduits à la chaux',
    protection: 'site patrimonial remarquable au centre',
  },
  cards: {
    painting:
      'La teinte d’une façade du centre se choisit avec la mairie\u202f; celle d’une chambre, avec vous.',
    roofing: 'À l’intérieur des boulevards, nous montons au toit par la cour, bâche tendue sur la pierre.',
    masonry: 'Nous reprenons appuis, seuils et joints de lave à la chaux, dans le gris de la façade.',
    rendering:
      'L’enduit s’arrête contre l’encadrement, selon les prescriptions propres aux façades enduites.',
    cleaning: 'Nous lavons arcades et seuils à l’eau, car la lave garde longtemps un produit mal rincé.',
    interior: 'Les murs épais des maisons de ville nous font ajuster les boiseries une à une.',
    exterior: 'Au centre, nous décrivons d’abord volets et gouttières, et les commandons après l’accord.',
    woodwork:
      'Une porte cochère se reprend vantail par vantail, après recherche du plomb, et la maison ferme le soir.',
  },
  expertise: [
    'D’un côté du boulevard à l’autre, les prescriptions changent\u00a0: nous les lisons avant de chiffrer.',
    'Nous séparons au devis la pierre et l’enduit, que la Ville traite chacun à part.',
  ],
  toSend:
    'Donnez l’adresse exacte\u00a0: elle dit si la mairie doit voir le projet. Joignez une photo de l’encadrement.',
  localHeading: 'Pierre de Volvic, règles et climat à Riom',
  localFacts: [
    {
      title: 'Pierre et enduit',
      text: 'À l’intérieur des boulevards, les façades Renaissance montrent la pierre de Volvic, une lave grise et poreuse. La pierre se nettoie et se rejointoie, l’enduit se reprend à la chaux\u00a0: la Ville a d’ailleurs des prescriptions distinctes pour les façades en pierre et pour les façades enduites.',
    },
    {
      title: 'Patrimoine',
      text: 'Le centre ancien est un site patrimonial remarquable. Teinte de l’enduit, volets, tuiles\u00a0: ce qui change l’aspect extérieur d’une maison s’y voit d’abord avec la mairie. Mieux vaut le savoir avant de choisir une couleur.',
    },
    {
      title: 'Aides au ravalement',
      text: 'La Ville aide les ravalements du centre depuis 1982\u00a0: plus de deux cents opérations à ce jour. Demandez les conditions en mairie avant de commencer les travaux\u202f; notre devis, détaillé poste par poste, peut être joint au dossier.',
    },
    {
      title: 'Soleil et gel',
      text: 'Riom se trouve au bord de la Limagne\u00a0: étés chauds, gelées d’hiver. Enduits et peintures de façade s’y font hors gel et hors plein soleil, donc plutôt au printemps et à l’automne.',
    },
  ],
  questions: [
    {
      question: 'Faut-il une autorisation pour ravaler une façade à Riom\u202f?',
      answer:
        'Dans le site patrimonial remarquable, oui\u00a0: les travaux qui modifient l’extérieur d’une maison y sont soumis à autorisation, avec l’accord de l’architecte des Bâtiments de France. Ailleurs dans la commune, la règle dépend du projet et du plan local d’urbanisme. Le service d’urbanisme vous dit de quel côté se trouve votre adresse.',
    },
    {
      question: 'Peut-on peindre un encadrement en pierre de Volvic\u202f?',
      answer:
        'Mieux vaut l’éviter. Sous une peinture étanche, l’humidité reste dans la pierre et abîme les joints. Un nettoyage doux et des joints à la chaux suffisent le plus souvent, et la pierre garde son gris.',
    },
  ],
  sources: [
    { fact: 'Le centre ancien est un site patrimonial remarquable', source: 'protectedSites' },
    { fact: 'La Ville aide les ravalements du centre depuis 1982', source: 'towns' },
    {
      fact: 'prescriptions distinctes pour les façades en pierre et pour les façades enduites',
      source: 'towns',
    },
  ],
} as const satisfies Town;
