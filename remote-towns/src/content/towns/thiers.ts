import type { Town } from '../town-record';

export const thiers = {
  slug: 'thiers',
  name: 'Thiers',
  zone: 'extended',
  where: 'à Thiers',
  of: 'de Thiers',
  department: 'Puy-de-Dôme',
  postcode: '63300',
  variant: 'regional-6',
  model: 'timber-frame',
  position: { latitude: 45.857, longitude: 3.548 },
  distance: { km: 40, minutes: 35 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: true,
  saysBasedNearby: false,
  title: 'Pans de bois et plan de sauvegarde à Thiers | Rénovation TH',
  description:
    'À Thiers, un artisan qui connaît le bâti ancien, sa pente et ses règles. Peinture, toiture, maçonnerie, devis gratuit.',
  lead: 'À Thiers, tout dépend du bâti ancien\u00a0: le mortier, la teinte, le chemin que prendra l’échafaudage. Nous y venons avec une expertise du patrimoine bâti.',
  brief: {
    soil: 'flanc de colline, 220\u00a0m entre le bas et le haut',
    walls: 'pans de bois, immeubles de deux à trois étages',
    protection: 'plan de sauvegarde et de mise en valeur',
  },
  cards: {
    painting: 'Bois et remplissages se peignent séparément, chacun avec un produit qui le laisse sécher.',
    roofing:
      'Un toit s’égoutte sur l’autre\u00a0: nous regardons tuiles et gouttières jusqu’à la limite du voisin.',
    masonry: 'Nous drainons les soutènements et reprenons à la chaux les murs du bord de la Durolle.',
    cleaning: 'Nous lavons marches et venelles sans détremper les bois du rez-de-chaussée.',
    interior: 'Nous ne démontons rien avant de savoir ce que protège le plan de sauvegarde.',
    exterior:
      'Nous refaisons fenêtres et descentes au dessin que demande l’architecte des Bâtiments de France.',
  },
  expertise: [
    'Bâti protégé, ruelles en marches, pente partout\u00a0: nous lisons le règlement, puis le terrain.',
    'Compter les marches de l’accès fait partie de la visite, car chaque sac de chaux les montera.',
  ],
  toSend: 'Dites par où l’on accède, combien de marches, et si la cour donne chez un voisin.',
  localHeading: 'Pans de bois, pente et plan de sauvegarde',
  localFacts: [
    {
      title: 'Le pan de bois',
      text: 'Une ossature de bois bouge toujours un peu. Entre les poutres, le remplissage reste donc souple, en terre ou en chaux\u202f; un ciment s’y fendrait et garderait l’eau contre les pièces. Un poteau mou à la base relève du charpentier, et nous peignons ensuite.',
    },
    {
      title: 'Un plan de sauvegarde',
      text: 'La ville ancienne a reçu dès 1985 son plan de sauvegarde et de mise en valeur, révisé plus tard. Il peut protéger jusqu’à un escalier ou une cheminée, à l’intérieur. Le dossier se construit avec la mairie et l’architecte des Bâtiments de France (ABF), avant que nous ne donnions une date.',
    },
    {
      title: '220\u00a0m entre le bas et le haut',
      text: 'Du Moûtier aux hauteurs, tout monte. Un sac de chaux se porte parfois à l’épaule, un toit arrose celui du dessous, un soutènement sans exutoire se bombe. La visite sert aussi à mesurer cela, et le nombre d’heures en dépend.',
    },
    {
      title: 'Des immeubles serrés',
      text: 'Hauts de deux ou trois étages, les immeubles s’appuient les uns sur les autres. Derrière, la cour manque de lumière. Vers la Durolle, qui faisait tourner les ateliers des couteliers, les murs sèchent lentement.',
    },
  ],
  questions: [
    {
      question: 'Le plan de sauvegarde vaut-il aussi pour une cloison, à l’intérieur\u202f?',
      answer:
        'Il le peut, et c’est rare ailleurs. Dans la ville ancienne, un escalier, une cheminée ou une cloison peuvent être protégés, immeuble par immeuble. Envoyez à la mairie une photo et un plan avant d’ouvrir quoi que ce soit. Nous attendons la réponse, puis le devis dit ce qui reste en place.',
    },
    {
      question: 'Qui dépose la demande de travaux\u202f?',
      answer:
        'Vous, ou une personne que vous mandatez. Notre devis nomme le mortier, la finition et la teinte\u00a0: joignez-le aux photographies de la façade. Ne signez avec personne, nous compris, pour un début antérieur à la réponse.',
    },
  ],
  sources: [
    {
      fact: 'La ville ancienne a reçu dès 1985 son plan de sauvegarde et de mise en valeur',
      source: 'protectedSites',
    },
    { fact: '220\u00a0m entre le bas et le haut', source: 'ign' },
  ],
} as const satisfies Town;
