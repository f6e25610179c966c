import type { Town } from '../town-record';

export const montlucon = {
  slug: 'montlucon',
  name: 'Montluçon',
  zone: 'further',
  where: 'à Montluçon',
  of: 'de Montluçon',
  department: 'Allier',
  postcode: '03100',
  variant: 'classic-8',
  model: 'timber-frame',
  position: { latitude: 46.34, longitude: 2.603 },
  distance: { km: 90, minutes: 65 },
  delay: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: false,
  saysBasedNearby: true,
  title: 'Montluçon, vieille ville et faubourgs du Cher | Rénovation TH',
  description:
    'Du quartier médiéval aux faubourgs de l’ère industrielle, peinture, façade, pans de bois et toiture à Montluçon. Devis gratuit et détaillé.',
  lead: 'À Montluçon, les colombages se serrent au pied du château\u202f; sur l’autre rive du Cher s’alignent de longues rangées de façades enduites. Nous réparons le bois comme l’enduit.',
  brief: {
    soil: 'vallée du Cher',
    walls: 'pans de bois, enduits des faubourgs',
    protection: 'site patrimonial remarquable et abords multiples',
  },
  cards: {
    painting: 'Entre deux locataires, un appartement vide se peint de haut en bas, boiseries en dernier.',
    roofing:
      'Dans les cours étroites de Saint-Pierre, nous brossons la tuile et vidons la gouttière à la main.',
    masonry: 'Nous réparons appuis et perrons de Ville-Gozet au mortier de pierre, éclat par éclat.',
    rendering: 'Entre deux poteaux, le mortier suit le bois et s’arrête au ras de la sablière.',
    cleaning: 'La suie de forge cède sous les corniches à l’eau et à la brosse, sans acide.',
    interior: 'Cuisine, couloir et chambres d’un logement loué se font d’affilée.',
    exterior: 'Dans les rues droites, nous refaisons descentes et bandeaux au profil du rang.',
    woodwork: 'Sur des boiseries d’avant 1949, on cherche le plomb avant de recouvrir ou de faire décaper.',
  },
  expertise: [
    'Nous venons avec de quoi traiter le bois médiéval et l’enduit des faubourgs, sans second voyage.',
    'Nous finissons un logement loué quelques jours avant l’état des lieux.',
  ],
  toSend:
    'Dressez la liste pièce par pièce, même des petits travaux\u00a0: ils remplissent une journée et justifient la route.',
  localHeading: 'La vieille ville et les faubourgs du Cher',
  localFacts: [
    {
      title: 'Autour du château des ducs',
      text: 'Les ruelles du quartier Saint-Pierre alignent des maisons à pans de bois du XVe siècle. Entre les poteaux, le remplissage bouge avec les saisons. Il lui faut un mortier qui suive.',
    },
    {
      title: 'Les faubourgs du XIXe siècle',
      text: 'Usines et forges ont fait pousser Ville-Gozet et ses rues droites. Façades enduites, bandeaux, appuis de pierre\u00a0: la crasse ancienne s’y accroche sous les corniches. Elle cède le plus souvent à l’eau et à la brosse, sans sable ni acide.',
    },
    {
      title: 'Le Cher au milieu',
      text: 'La vallée garde le brouillard certains matins d’hiver. Les rives et les cours étroites voient peu le soleil\u00a0: on y ventile avant de peindre, et l’on ne recouvre pas un mur encore humide.',
    },
    {
      title: 'Des protections qui se recoupent',
      text: 'Montluçon a un site patrimonial remarquable, et les abords du château, des églises et des hôtels particuliers s’y ajoutent. L’Atlas des patrimoines, en ligne, montre à quelle servitude votre parcelle est soumise.',
    },
  ],
  questions: [
    {
      question: 'Acceptez-vous un petit chantier si loin de votre atelier\u202f?',
      answer:
        'Oui, s’il en accompagne d’autres. Près de Gerzat, nous venons pour un volet\u202f; une heure d’autoroute demande une journée pleine. Avec une gouttière, deux plafonds et un perron à reprendre, un petit chantier trouve sa place.',
    },
    {
      question: 'Ma façade de Ville-Gozet a une jumelle à côté\u00a0: dois-je garder sa couleur\u202f?',
      answer:
        'Rien ne l’impose en général, mais le site patrimonial ou le règlement peuvent fixer une gamme\u00a0: voyez la mairie d’abord. Bandeaux et corniches filent d’une maison à l’autre. Nous arrêtons la teinte à la ligne mitoyenne, à l’aplomb d’une descente, et gardons le même profil\u00a0: le rang reste lisible.',
    },
  ],
  sources: [
    { fact: 'Montluçon a un site patrimonial remarquable', source: 'protectedSites' },
    { fact: 'des maisons à pans de bois du XVe siècle', source: 'archives' },
    { fact: 'Usines et forges ont fait pousser Ville-Gozet', source: 'archives' },
  ],
} as const satisfies Town;
