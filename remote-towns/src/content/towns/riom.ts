import type { Town } from '../town';

export const riom = {
  slug: 'riom',
  where: 'à Riom',
  of: 'de Riom',
  department: 'Puy-de-Dôme',
  postcode: '63200',
  variant: 'classic-8',
  model: 'volvic',
  position: { latitude: 45.894, longitude: 3.113 },
  altitude: 350,
  distance: { km: 10, minutes: 15 },
  intervention: 'within-48-hours',
  travel: 'free',
  showsCommitments: true,
  saysBasedNearby: false,
  description:
    'Peinture, toiture, maçonnerie et façade à Riom, du centre ancien en pierre de Volvic aux pavillons. Devis et déplacement gratuits, intervention sous 48\u00a0h.',
  lead: 'Peinture, toiture, façade et maçonnerie à Riom, par un artisan installé à Gerzat, à environ un quart d’heure de chez vous.',
  servicesIntro:
    'Des maisons de ville du centre aux pavillons des faubourgs, chaque corps d’état est pris en main par le même artisan.',
  localHeading: 'Ce que Riom demande à un chantier',
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
      text: 'Riom tient au bord de la Limagne\u00a0: étés chauds, gelées d’hiver. Enduits et peintures de façade s’y font hors gel et hors plein soleil, donc plutôt au printemps et à l’automne.',
    },
  ],
  neighbours: ['menetrol', 'chateaugay', 'volvic', 'gerzat'],
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
    {
      question: 'Que coûte un devis à Riom\u202f?',
      answer:
        'Rien\u00a0: ni le devis, ni le déplacement pour l’établir. Vous recevez une réponse sous 24\u00a0h et le chantier peut commencer sous 48\u00a0h, hors délai d’autorisation.',
    },
  ],
} as const satisfies Town;
