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
  altitude: 215,
  distance: { km: 90, minutes: 65 },
  delay: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: false,
  saysBasedNearby: true,
  title: 'Montluçon, vieille ville et faubourgs du Cher | Rénovation TH',
  description:
    'Du quartier médiéval aux faubourgs de l’ère industrielle, peinture, façade, pans de bois et toiture à Montluçon. Devis gratuit et détaillé.',
  lead: 'À Montluçon, les colombages se serrent au pied du château\u202f; sur l’autre rive du Cher s’alignent de longues rangées de façades enduites. Nous réparons les uns et les autres.',
  brief: {
    soil: 'vallée du Cher',
    walls: 'pans de bois, enduits des faubourgs',
    protection: 'site patrimonial remarquable et abords multiples',
  },
  servicesIntro:
    'L’autoroute nous amène en un peu plus d’une heure. À cette distance, nous préparons des journées pleines, plusieurs métiers à la suite.',
  cards: {
    painting: 'Entre deux locataires, un appartement vide se peint de haut en bas, boiseries en dernier.',
    roofing: 'Cours étroites de Saint-Pierre\u00a0: la tuile se brosse, la gouttière se vide à la main.',
    masonry: 'Appuis de pierre et perrons de Ville-Gozet, épaufrures comblées au mortier de pierre.',
    rendering: 'Entre deux poteaux, un mortier qui suit le bois, arrêté au ras de la sablière.',
    cleaning: 'Suie de forge sous les corniches\u00a0: eau, brosse, patience, et rien d’acide.',
    interior: 'Cuisine, couloir, chambres d’un logement loué, portes et plinthes dans la même tournée.',
    exterior: 'Rues droites, façades jumelles\u00a0: descentes et bandeaux refaits au profil du rang.',
    woodwork: 'Boiseries d’avant 1949\u00a0: une recherche de plomb décide de recouvrir ou de confier.',
  },
  expertise:
    'Bois de la ville médiévale, enduits des faubourgs\u00a0: nous venons avec de quoi traiter les deux.',
  toSend:
    'Dressez la liste pièce par pièce, même des petits travaux\u00a0: ils remplissent la journée de route.',
  localHeading: 'La vieille ville et les faubourgs du Cher',
  localFacts: [
    {
      title: 'Autour du château des ducs',
      text: 'Les ruelles du quartier Saint-Pierre alignent des maisons à pans de bois du XVe siècle. Entre les poteaux, le remplissage bouge avec les saisons. Il lui faut un mortier qui suive\u202f; un joint de ciment y craque et conduit l’eau droit sur les sablières.',
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
      text: 'Montluçon a un site patrimonial remarquable, et les abords du château, des églises et des hôtels particuliers s’y ajoutent. L’Atlas des patrimoines, en ligne, montre à quelle servitude votre parcelle est soumise. Apportez cette carte au rendez-vous d’urbanisme.',
    },
  ],
  questions: [
    {
      question: 'Acceptez-vous un petit chantier si loin de votre atelier\u202f?',
      answer:
        'Un volet à repeindre ne justifie pas la route, soyons francs. Avec une gouttière, deux plafonds et un perron à reprendre, il trouve sa place. Dressez la liste par pièce et joignez des photos prises de près et de loin\u00a0: la visite ira plus vite.',
    },
    {
      question: 'Y a-t-il du plomb dans mes vieilles peintures\u202f?',
      answer:
        'C’est possible dans un logement d’avant 1949, surtout sur les boiseries. On ne ponce pas à sec et on ne brûle pas ces couches. Un diagnostiqueur le mesure\u202f; selon le résultat, on recouvre une couche saine ou l’on passe la main à une entreprise équipée.',
    },
    {
      question: 'Je loue l’appartement\u00a0: peut-on peindre entre deux locataires\u202f?',
      answer:
        'Oui, si les clés et l’électricité sont disponibles et si les murs sont vides. L’ordre est toujours le même\u00a0: réparations, plafonds, murs, puis boiseries. Prévoyez aussi le séchage\u00a0: une peinture durcit encore après le dernier passage. Fixez le prochain état des lieux quelques jours après la fin prévue du chantier.',
    },
  ],
  sources: [
    { fact: 'Montluçon a un site patrimonial remarquable', source: 'protectedSites' },
    { fact: 'des maisons à pans de bois du XVe siècle', source: 'archives' },
    { fact: 'Usines et forges ont fait pousser Ville-Gozet', source: 'archives' },
  ],
} as const satisfies Town;
