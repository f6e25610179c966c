import type { Town } from '../town-record';

export const ambert = {
  slug: 'ambert',
  name: 'Ambert',
  zone: 'extended',
  where: 'à Ambert',
  of: 'd’Ambert',
  department: 'Puy-de-Dôme',
  postcode: '63600',
  variant: 'regional-6',
  model: 'livradois',
  position: { latitude: 45.549, longitude: 3.742 },
  distance: { km: 80, minutes: 80 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Granite et hivers froids\u00a0: travaux à Ambert | Rénovation TH',
  description:
    'Rénover à Ambert avec un artisan habitué au climat de montagne\u00a0: joints de granite, toits, gouttières, peintures. Devis gratuit et détaillé.',
  lead: 'Ambert est à plus d’une heure de Gerzat, et les hivers y sont froids. Nous y venons avec l’expertise du climat de montagne\u00a0: les journées propices aux travaux du dehors sont comptées, et nous les réservons d’avance.',
  brief: {
    soil: 'bassin de la Dore, vers 535\u00a0m',
    walls: 'granite, joints à la chaux',
    protection: 'abords de l’ancienne halle inscrite',
  },
  cards: {
    painting: 'Les pièces se peignent l’hiver, les façades aux mois sans gelée.',
    roofing: 'Sous la neige, une tuile fêlée finit de casser\u00a0: nous la changeons à l’automne.',
    masonry: 'Nous dégarnissons les joints de granite à la main et les bourrons de chaux, hors gel.',
    cleaning: 'Mousses du nord et aiguilles de sapin partent au printemps, quand le mur a dégelé.',
    interior:
      'Nous posons les boiseries une fois le chauffage lancé, car le bois du bassin travaille beaucoup.',
    exterior:
      'Nous rapprochons les crochets de gouttière, relevons les seuils et ventilons les dessous de toit.',
  },
  expertise: [
    'L’expertise du climat de montagne, ici, consiste d’abord à savoir attendre le printemps.',
    'Nous prenons le temps de remplir un joint de granite sans déborder sur l’arête.',
  ],
  toSend: 'Décrivez l’exposition, le chauffage et l’accès en hiver, pour que la visite suffise.',
  localHeading: 'Entre Livradois et Forez',
  localFacts: [
    {
      title: 'Un bassin froid',
      text: 'La Dore coule ici entre le Livradois et les monts du Forez, qui dépassent 1\u00a0600\u00a0m. L’air glacé s’amasse dans la vallée et le gel y est fréquent. Avant d’ouvrir un sac, nous consultons la température de la nuit, pas celle de midi.',
    },
    {
      title: 'Le granite et son joint',
      text: 'Dans ce pays de granite, la pierre résiste et le joint cède. Vidé, il livre à la pluie le cœur du mur, et le gel y travaille. On dégarnit à la main, on remplit de chaux et de sable, bien serré, sans déborder sur les arêtes.',
    },
    {
      title: 'Les greniers des papetiers',
      text: 'Dans les moulins à papier, les feuilles séchaient sous le toit, dans des greniers traversés par l’air. Un comble ventilé sèche, un comble bouché pourrit\u00a0: c’est à vérifier avant de traiter les tuiles, que la neige garde mouillées des jours durant.',
    },
    {
      title: 'Le centre et sa mairie ronde',
      text: 'Des maisons des XVe et XVIe siècles forment le cœur de la ville\u202f; l’ancienne halle aux grains, devenue mairie, est inscrite monument historique. Un volet ou une gouttière peut y intéresser l’architecte des Bâtiments de France (ABF). Un appel au service d’urbanisme, avant la commande, évite de recommencer.',
    },
  ],
  questions: [
    {
      question: 'Une fuite en plein hiver\u00a0: venez-vous jusqu’ici\u202f?',
      answer:
        'Oui, dans le délai écrit sur cette page\u00a0: nous venons voir, et nous proposons, à un prix que vous signez d’abord, la mise à l’abri qui ne peut attendre. Les travaux commencent à la date de début inscrite au devis\u202f; une façade attend la bonne semaine, et nous l’annonçons avant que vous ne signiez.',
    },
    {
      question: 'Mon mur de pierre suinte dans la chambre. Faut-il le doubler\u202f?',
      answer:
        'Pas avant d’avoir compris. Des gouttes par grand froid signalent de la condensation\u00a0: on revoit chauffage et aération. Une tache qui suit les averses désigne un joint ou une tuile. Une plaque posée devant masquerait l’une et l’autre, et des moisissures s’installeraient derrière, dans un air qui ne circule plus.',
    },
  ],
  sources: [
    { fact: 'les monts du Forez, qui dépassent 1\u00a0600\u00a0m', source: 'ign' },
    { fact: 'Des maisons des XVe et XVIe siècles', source: 'archives' },
    {
      fact: 'l’ancienne halle aux grains, devenue mairie, est inscrite monument historique',
      source: 'merimee',
    },
  ],
} as const satisfies Town;
