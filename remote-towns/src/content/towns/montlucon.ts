import type { Town } from '../town';

export const montlucon = {
  slug: 'montlucon',
  where: 'à Montluçon',
  of: 'de Montluçon',
  department: 'Allier',
  postcode: '03100',
  variant: 'classic-8',
  model: 'bourbonnais',
  position: { latitude: 46.34, longitude: 2.603 },
  altitude: 215,
  distance: { km: 90, minutes: 65 },
  intervention: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: false,
  saysBasedNearby: true,
  description:
    'Du quartier médiéval aux faubourgs de l’ère industrielle, peinture, façade et toiture à Montluçon. Devis gratuit, déplacement compris, réponse sous 24\u00a0h.',
  lead: 'À Montluçon, traverser le Cher fait changer de siècle\u00a0: colombages au pied du château, longues rangées de façades enduites sur l’autre rive.',
  servicesIntro:
    'L’autoroute nous amène en un peu plus d’une heure. Pour que le trajet serve, nous préparons des journées pleines, plusieurs métiers à la suite.',
  localHeading: 'Deux villes, deux façons de réparer',
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
      text: 'La vallée garde le brouillard certains matins d’hiver. Les rives et les cours étroites voient peu le soleil\u00a0: on y ventile avant de peindre, et l’on ne ferme pas un mur qui sue encore.',
    },
    {
      title: 'Plusieurs clochers, plusieurs cercles',
      text: 'Château, églises, hôtels particuliers\u00a0: les protections se recoupent dans la ville haute comme au bord des remparts. L’Atlas des patrimoines, en ligne, montre à quelle servitude votre parcelle est soumise. Apportez cette carte au rendez-vous d’urbanisme.',
    },
  ],
  neighbours: ['chantelle', 'saint-pourcain-sur-sioule', 'gannat'],
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
        'Oui, si les clés et l’électricité sont disponibles et si les murs sont vides. Prévoyez aussi le séchage\u00a0: une peinture durcit encore après le dernier passage. Fixez le prochain état des lieux quelques jours après la fin prévue du chantier.',
    },
  ],
} as const satisfies Town;
