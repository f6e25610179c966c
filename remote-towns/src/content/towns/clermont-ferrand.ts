import type { Town } from '../town-record';

export const clermontFerrand = {
  slug: 'clermont-ferrand',
  name: 'Clermont-Ferrand',
  zone: 'main',
  where: 'à Clermont-Ferrand',
  of: 'de Clermont-Ferrand',
  department: 'Puy-de-Dôme',
  postcode: '63000',
  variant: 'classic-6',
  model: 'volvic',
  position: { latitude: 45.78, longitude: 3.087 },
  distance: { km: 10, minutes: 20 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: true,
  saysBasedNearby: false,
  title: 'Pierre de Volvic et appartements à Clermont-Ferrand | Rénovation TH',
  description:
    'Artisan à Clermont-Ferrand\u00a0: façades, toitures, peinture d’appartement, pierre de Volvic, de Montferrand au centre-ville. Devis gratuit.',
  lead: 'De Montferrand à Jaude, de l’appartement ancien à la maison avec jardin, nous rénovons le dedans comme le dehors depuis Gerzat, aux portes de la ville.',
  brief: {
    soil: 'creux de la Limagne, à 358\u00a0m',
    walls: 'pierre de Volvic et enduits',
    protection: 'deux sites patrimoniaux remarquables\u00a0: Montferrand et le centre',
  },
  cards: {
    painting: 'Nous peignons une cage d’escalier par moitiés, pour que les habitants puissent passer.',
    roofing: 'Entre deux immeubles, nous protégeons la cour, puis brossons la tuile sans jet.',
    masonry: 'Nous regarnissons à la chaux les joints d’encadrement que la pluie a vidés.',
    cleaning: 'L’eau et la brosse rendent son gris à la lave\u202f; un acide rongerait ses joints de chaux.',
    interior: 'Nous posons portes et placards aux heures que fixe le règlement de l’immeuble.',
    exterior: 'À Montferrand, fenêtres et descentes se choisissent après lecture du plan de sauvegarde.',
  },
  expertise: [
    'Trottoir à réserver, cour à protéger, accord de la copropriété\u00a0: nous en parlons avec vous avant de chiffrer.',
    'Nous lavons et rejointoyons la lave des encadrements sans sable ni acide.',
  ],
  toSend:
    'Précisez l’étage, la rue et, en copropriété, qui décide\u00a0: le devis s’adressera à la bonne personne.',
  localHeading: 'Pierre noire, rues étroites\u00a0: les contraintes de la ville',
  localFacts: [
    {
      title: 'Montferrand, règles à part',
      text: 'Vingt-trois hectares forment un site patrimonial remarquable\u00a0: un plan de sauvegarde y remplace le plan local d’urbanisme, et les travaux demandent l’accord de l’architecte des Bâtiments de France. Menuiserie, enduit, couverture\u00a0: chaque détail visible s’y choisit dossier en main.',
    },
    {
      title: 'Et au centre',
      text: 'Le centre-ville est à son tour classé site patrimonial remarquable, par un arrêté du ministère de la Culture. Ne vous fiez pas au ravalement d’à côté, qui peut être antérieur\u00a0: faites-vous confirmer par écrit ce qui vaut aujourd’hui pour votre numéro de rue.',
    },
    {
      title: 'La lave en façade',
      text: 'La cathédrale est en pierre de Volvic, comme quantité d’encadrements de portes et de fenêtres. Cette lave résiste au gel mais retient la suie dans ses pores. On la lave doucement, sans sablage, et sans acide, qui ronge les joints.',
    },
    {
      title: 'Une ville minérale',
      text: 'À 358\u00a0m d’altitude, au creux de la Limagne, les murs emmagasinent la chaleur de juillet. Un enduit posé en plein soleil sèche trop vite et se faïence. Nous commençons par les façades à l’ombre, puis nous suivons l’ombre autour de l’immeuble.',
    },
  ],
  questions: [
    {
      question: 'Qui demande l’autorisation de poser un échafaudage sur le trottoir\u202f?',
      answer:
        'L’autorisation d’occuper la rue, même deux jours, se demande à l’avance à la mairie. Le devis précise qui fait la démarche et combien de temps le passage est pris. Pour une cour intérieure, l’accord de la copropriété suffit en général.',
    },
    {
      question: 'En copropriété, puis-je repeindre mes volets sans l’accord des autres\u202f?',
      answer:
        'Non, le plus souvent\u00a0: l’aspect de la façade engage tout l’immeuble. L’assemblée générale vote, puis la demande d’autorisation se dépose en mairie. À l’intérieur de votre lot, en revanche, peinture et boiseries restent votre affaire, sauf à Montferrand, où le plan de sauvegarde peut protéger jusqu’à un escalier ou une boiserie.',
    },
  ],
  sources: [
    { fact: 'Vingt-trois hectares forment un site patrimonial remarquable', source: 'protectedSites' },
    {
      fact: 'Le centre-ville est à son tour classé site patrimonial remarquable',
      source: 'protectedSites',
    },
    { fact: 'À 358\u00a0m d’altitude', source: 'ign' },
  ],
} as const satisfies Town;
