import type { Town } from '../town';

export const allier = {
  slug: 'allier',
  where: 'dans l’Allier',
  of: 'de l’Allier',
  department: 'Allier',
  postcode: null,
  variant: 'regional-6',
  model: 'bourbonnais',
  position: { latitude: 46.39, longitude: 3.19 },
  altitude: null,
  distance: null,
  intervention: 'quote',
  travel: 'in-quote',
  showsCommitments: true,
  saysBasedNearby: false,
  description:
    'Travaux de rénovation dans l’Allier, de Gannat à Moulins et de Montluçon au Donjon\u00a0: toit, murs, peinture, extérieurs. Devis gratuit, date fixée avec vous.',
  lead: 'Un département, trois pays, trois façons de bâtir\u00a0: dans l’Allier, nous travaillons sur devis, avec une date convenue et des journées bien remplies.',
  servicesIntro:
    'Six familles de travaux sont proposées partout, de la berge de Vichy aux fermes du nord. Seule la matière à traiter diffère.',
  localHeading: 'Trois pays sous le même nom',
  localFacts: [
    {
      title: 'Sologne bourbonnaise, au nord-est',
      text: 'Peu de pierre, beaucoup d’argile\u00a0: brique à motifs, bois visibles, grands toits pointus. La tuile y est petite et lourde. Avant de nettoyer, on compte celles qui ont glissé, car un toit propre mais percé ne protège rien.',
    },
    {
      title: 'Bocage, à l’ouest',
      text: 'Haies, prés et fermes allongées, aux murs de moellons revêtus d’un mortier couleur de terre. Les bas de mur souffrent des sels d’étable et des sols remontés. Il faut dégager, laisser sécher une saison, puis enduire à la chaux et au sable du coin.',
    },
    {
      title: 'Montagne bourbonnaise, au sud-est',
      text: 'Le granite et le froid commandent\u00a0: neige au-dessus des vallées, saison de façade courte, de juin à septembre bien souvent. Ce qui se fait en mars à Gannat attend l’été sur les hauteurs.',
    },
    {
      title: 'Trois cent dix-sept communes',
      text: 'Autant de mairies, et des règles d’urbanisme qui ne se ressemblent pas. Moulins et Vichy ont leur site patrimonial remarquable\u202f; ailleurs, une église classée peut suffire à créer un périmètre. En cas de doute, voyez la mairie d’abord, puis le service de l’État chargé du patrimoine (UDAP).',
    },
  ],
  neighbours: ['saint-pourcain-sur-sioule', 'chantelle', 'varennes-sur-allier', 'moulins'],
  questions: [
    {
      question: 'Jusqu’où venez-vous, et à quel prix\u202f?',
      answer:
        'Les villes nommées sur ce site se trouvent entre quarante et cent dix kilomètres de Gerzat, environ. Le trajet ne s’ajoute pas en surprise à la fin\u00a0: il est intégré au devis, que vous recevez gratuitement et que vous restez libre de refuser.',
    },
    {
      question: 'Pourquoi ne pas annoncer de délai unique\u202f?',
      answer:
        'Parce qu’une gouttière à Gannat et un pignon au Donjon n’ont ni la même route ni la même météo. Le devis indique la semaine de début, la durée, et ce qui peut les décaler\u00a0: gel, pluie, autorisation en attente.',
    },
    {
      question: 'Ma maison est-elle trop ancienne pour un ravalement courant\u202f?',
      answer:
        'Si ses murs sont antérieurs aux années 1940, méfiez-vous des produits prévus pour le parpaing. Demandez à toute entreprise ce qu’elle mettra sur le mur, couche par couche, et comment l’eau en ressortira. Une réponse vague est une réponse.',
    },
  ],
} as const satisfies Town;
