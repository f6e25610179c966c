import type { Town } from '../town-record';

export const cebazat = {
  slug: 'cebazat',
  name: 'Cébazat',
  zone: 'main',
  where: 'à Cébazat',
  of: 'de Cébazat',
  department: 'Puy-de-Dôme',
  postcode: '63118',
  variant: 'classic-6',
  model: 'terrace',
  position: { latitude: 45.831, longitude: 3.1 },
  distance: { km: 5, minutes: 10 },
  delay: 'within-24-hours',
  travel: 'free',
  showsCommitments: true,
  saysBasedNearby: false,
  title: 'Toits, terrasses et crépis à Cébazat, notre voisine | Rénovation TH',
  description:
    'À Cébazat, la commune voisine de notre atelier\u00a0: peinture, toiture, maçonnerie et nettoyage extérieur, de la plaine au coteau. Devis gratuit.',
  lead: 'Gerzat et Cébazat se touchent\u00a0: hors de Gerzat, c’est ici que nous venons le plus vite, pour un toit comme pour un dallage.',
  brief: {
    soil: 'terre lourde en bas, coteau plus sec',
    walls: 'maisons à cuvage, crépis',
    protection: 'abords de monuments à vérifier en mairie',
  },
  cards: {
    painting:
      'Un angle de cuvage resté humide attend\u202f; nous peignons les autres pièces pendant ce temps.',
    roofing: 'Les pans tournés vers le Bédat moussent les premiers, et c’est par eux que nous commençons.',
    masonry: 'Une terrasse sur terre lourde demande un autre lit qu’une terrasse de coteau.',
    cleaning: 'Nous traitons les crépis verdis du bord de l’eau, laissons agir, puis rinçons sans jet.',
    interior: 'Dans un ancien cuvage, nous posons seuils et boiseries sur un sol qui doit rester ouvert.',
    exterior: 'Descentes, grilles de soupirail et contrevents tiennent l’eau loin de la maçonnerie.',
  },
  expertise: [
    'Un coup de pelle distingue la terre lourde du coteau sec, et décide du lit d’une terrasse.',
    'Nous gardons ouverts soupiraux et portes de cuvage, qui font sécher ces maisons.',
  ],
  toSend: 'Dites-nous si la maison est près du Bédat ou sur la pente, et ce qui ne peut pas attendre.',
  localHeading: 'Entre la plaine et le coteau',
  localFacts: [
    {
      title: 'Deux terrains pour une commune',
      text: 'En bas, la Limagne et sa terre lourde\u202f; en haut, les premières pentes, plus sèches. Une terrasse n’a ni la même assise ni le même drainage en bas et en haut\u00a0: nous regardons le terrain avant de choisir la dalle.',
    },
    {
      title: 'Le long du Bédat',
      text: 'Près du ruisseau, l’air reste humide et les murs au nord verdissent vite. Un nettoyage à basse pression, un traitement antimousse et du temps de séchage font davantage qu’un jet puissant, qui ouvre le crépi. Éloigner du mur les pots, les massifs et le bois de chauffage aide aussi la façade à sécher.',
    },
    {
      title: 'Portes de cuvage',
      text: 'Une entrée assez large pour les cuves, l’habitation par-dessus\u00a0: les maisons vigneronnes repérées ici par l’inventaire se reconnaissent de la rue. Boucher le soupirail ou bétonner le sol du cuvage renvoie l’eau vers la maçonnerie, où elle remonte.',
    },
    {
      title: 'Avant de changer une couleur',
      text: 'Coloris du crépi, dessin des contrevents, tuiles\u00a0: ces choix se confrontent d’abord au règlement d’urbanisme. La mairie de Cébazat indique si une déclaration est nécessaire et si l’adresse se trouve aux abords d’un édifice protégé.',
    },
  ],
  questions: [
    {
      question: 'Que faites-vous dès la première visite\u202f?',
      answer:
        'Nous regardons, nous mesurons et nous proposons la mise à l’abri qui ne peut attendre, une bâche sur un toit ouvert ou une gouttière rattachée\u00a0: son prix est écrit, et signé, avant que nous n’y touchions. Les travaux commencent à la date de début inscrite au devis\u00a0: un ravalement soumis à autorisation attend la réponse de la commune, et un enduit attend un temps sans gelée.',
    },
    {
      question: 'Ma terrasse de coteau penche vers la maison\u00a0: que faire\u202f?',
      answer:
        'Avant tout, sortir l’eau. Un caniveau au pied de la façade, relié à un exutoire, suffit parfois. Sinon on refait une forme de pente sur la dalle si elle est saine, ou l’on dépose et l’on recommence. Un carrelage posé par-dessus garderait la pente, et l’eau avec.',
    },
  ],
  sources: [
    { fact: 'les maisons vigneronnes repérées ici par l’inventaire', source: 'wine' },
    { fact: 'Gerzat et Cébazat se touchent', source: 'ign' },
  ],
} as const satisfies Town;
