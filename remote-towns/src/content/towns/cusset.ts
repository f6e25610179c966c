import type { Town } from '../town-record';

export const cusset = {
  slug: 'cusset',
  name: 'Cusset',
  zone: 'further',
  where: 'à Cusset',
  of: 'de Cusset',
  department: 'Allier',
  postcode: '03300',
  variant: 'classic-8',
  model: 'timber-frame',
  position: { latitude: 46.135, longitude: 3.456 },
  distance: { km: 55, minutes: 55 },
  delay: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: false,
  saysBasedNearby: true,
  title: 'Colombages et murs mêlés de Cusset | Rénovation TH',
  description:
    'Façade ancienne, colombage, toiture ou intérieur à Cusset\u00a0: un artisan pour tout le chantier, un devis gratuit et détaillé.',
  lead: 'Du noyau médiéval aux rues tournées vers la Montagne bourbonnaise, les maisons de Cusset ont plusieurs âges dans le même mur. Nous sondons avant de choisir un mortier.',
  brief: {
    soil: 'débouché de la Montagne bourbonnaise',
    walls: 'pans de bois, pierre claire et lave',
    protection: 'abords des remparts de Louis\u00a0XI, inscrits',
  },
  cards: {
    painting: 'Un mur de plusieurs âges reçoit plusieurs apprêts, et une seule couleur.',
    roofing: 'Nous débouchons les chéneaux avant l’averse de montagne, puis brossons les tuiles.',
    masonry: 'Dans un parement mêlé, le joint reste plus tendre que la pierre blanche.',
    rendering: 'Sur un colombage caché, la chaux reste souple et ne vient qu’une fois le bois sondé.',
    cleaning: 'Nous lavons pierre claire et lave ensemble, à la force que la première supporte.',
    interior: 'Nous rattrapons les portes sur leur cadre, quand le mur n’est plus d’aplomb.',
    exterior: 'Nous réparons naissances et dauphins de fonte avant que le mur mitoyen ne se mouille.',
    woodwork:
      'Avant de décaper des bois moulurés, on cherche le plomb\u202f; les bois bruts restent sous leur enduit.',
  },
  expertise: [
    'Un crépi cache parfois un pan de bois\u00a0: nous sondons petit avant d’ouvrir grand.',
    'Près des galeries, nous attendons l’accord écrit avant de percer ou de sceller.',
  ],
  toSend:
    'L’adresse nous dira si les remparts sont proches\u202f; une photo de la porte dit souvent l’âge du mur.',
  localHeading: 'Colombages, pierres mêlées et remparts',
  localFacts: [
    {
      title: 'Un colombage peut se cacher',
      text: 'Rue de la Constitution, une maison du XVe siècle est restée longtemps sous un crépi avant de retrouver ses bois. Un pan de bois réclame un remplissage souple et une finition à la chaux, pas une carapace de mortier dur.',
    },
    {
      title: 'Pierre claire, lave sombre',
      text: 'Le damier de la tour Prisonnière alterne deux roches, l’une blanche, l’autre volcanique. Elles n’absorbent pas l’eau de la même façon. Sur une façade mêlée, le lavage se règle donc sur la plus tendre, et les joints doivent céder avant elles.',
    },
    {
      title: 'Remparts visibles et enterrés',
      text: 'Les fortifications voulues par Louis\u00a0XI sont inscrites aux monuments historiques, galeries souterraines comprises, et d’autres édifices du centre sont protégés. Dans leurs abords, tout changement extérieur est soumis à l’architecte des Bâtiments de France (ABF). Le service d’urbanisme sait de quel côté du trait se trouve votre porte.',
    },
    {
      title: 'Au débouché de la montagne',
      text: 'Les averses descendues du relief remplissent vite gouttières et chéneaux. Une naissance bouchée par les feuilles suffit à mouiller un mur mitoyen tout l’hiver.',
    },
  ],
  questions: [
    {
      question: 'Puis-je laisser mes pans de bois apparents\u202f?',
      answer:
        'Cela dépend de l’époque. Des bois moulurés étaient faits pour être vus\u202f; des bois bruts, irréguliers, attendaient un enduit qui les protégeait. Les découvrir les livre à la pluie.',
    },
    {
      question: 'Ma cave touche aux galeries des remparts\u00a0: puis-je l’assainir\u202f?',
      answer:
        'Oui, avec plus de précautions qu’une autre. Les galeries sont inscrites\u00a0: avant de percer, de sceller ou de rejointoyer de leur côté, il faut l’accord de leur propriétaire et une déclaration au préfet de région, quatre mois à l’avance\u202f; l’UDAP, le service de l’État où travaille l’ABF, vous guide. Chez vous, dégagez les gravats, rouvrez les aérations, vérifiez les descentes d’eau pluviale.',
    },
  ],
  sources: [
    {
      fact: 'Les fortifications voulues par Louis\u00a0XI sont inscrites aux monuments historiques',
      source: 'merimee',
    },
    { fact: 'une déclaration au préfet de région, quatre mois à l’avance', source: 'law' },
    { fact: 'une maison du XVe siècle est restée longtemps sous un crépi', source: 'archives' },
  ],
} as const satisfies Town;
