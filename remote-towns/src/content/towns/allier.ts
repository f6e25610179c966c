import type { Town } from '../town-record';

export const allier = {
  slug: 'allier',
  name: 'Allier',
  zone: 'extended',
  where: 'dans l’Allier',
  of: 'de l’Allier',
  department: 'Allier',
  postcode: null,
  variant: 'regional-6',
  model: 'bourbonnais',
  position: { latitude: 46.39, longitude: 3.19 },
  distance: null,
  delay: 'quote',
  travel: 'in-quote',
  showsCommitments: true,
  saysBasedNearby: false,
  title: 'Travaux de rénovation dans l’Allier, sur devis | Rénovation TH',
  description:
    'Travaux de rénovation dans l’Allier, de Gannat à Moulins et de Montluçon au Donjon\u00a0: toit, murs, peinture, extérieurs. Devis gratuit, dates fixées avec vous.',
  lead: 'Brique au nord-est, moellons à l’ouest, granite au sud-est\u00a0: dans l’Allier, nous travaillons sur devis, avec des dates convenues et des journées bien remplies.',
  brief: {
    soil: 'argile au nord-est, granite au sud-est',
    walls: 'brique, moellons ou granite selon le pays',
    protection: 'sites patrimoniaux remarquables à Moulins, Vichy, Montluçon',
  },
  cards: {
    painting: 'Les façades se peignent dès le printemps à Gannat, de juin à septembre sur les hauteurs.',
    roofing: 'Nous comptons et recalons les petites tuiles de Sologne avant de traiter la mousse.',
    masonry:
      'Les sels d’étable rongent les bas de murs du bocage\u00a0: une saison de séchage précède la chaux.',
    cleaning: 'Brique à motifs et granite ne supportent ni la même brosse ni la même pression.',
    interior: 'Nous prenons plusieurs pièces à la suite, pour que la route serve à une semaine entière.',
    exterior: 'Nous mesurons menuiseries et gouttières dès la visite, pour les poser au retour.',
  },
  expertise: [
    'Brique de Sologne, bocage ou granite\u00a0: le mortier que nous emportons change avec la route que nous prenons.',
    'La route pèse moins quand plusieurs métiers se suivent dans la même semaine.',
  ],
  toSend:
    'Donnez la commune et, si vous le savez, le pays (bocage, Sologne, montagne), avec tout ce qui pourrait se faire en une fois.',
  localHeading: 'Trois pays, trois façons de bâtir',
  localFacts: [
    {
      title: 'Sologne bourbonnaise, au nord-est',
      text: 'Peu de pierre, beaucoup d’argile\u00a0: brique à motifs, bois visibles, grands toits à forte pente. La tuile y est petite et lourde. Avant de nettoyer, on compte celles qui ont glissé, car un toit propre mais percé ne protège rien.',
    },
    {
      title: 'Bocage, à l’ouest',
      text: 'Haies, prés et fermes allongées, aux murs de moellons revêtus d’un mortier couleur de terre. Les bas de mur s’abîment à cause des sels d’étable et des sols remontés. Il faut dégager, laisser sécher une saison, puis enduire à la chaux et au sable local.',
    },
    {
      title: 'Montagne bourbonnaise, au sud-est',
      text: 'Du granite et du froid\u00a0: neige au-dessus des vallées, saison de façade courte, de juin à septembre bien souvent. Ce qui se fait en mars à Gannat attend l’été sur les hauteurs.',
    },
    {
      title: 'Des règles différentes d’une commune à l’autre',
      text: 'Chaque mairie a ses règles d’urbanisme. Moulins, Vichy et Montluçon ont un site patrimonial remarquable\u202f; ailleurs, une église classée peut suffire à créer un périmètre. En cas de doute, voyez la mairie d’abord, puis le service de l’État chargé du patrimoine (UDAP).',
    },
  ],
  questions: [
    {
      question: 'Jusqu’où venez-vous dans l’Allier\u202f?',
      answer:
        'Les villes nommées sur ce site se trouvent entre quarante et cent dix kilomètres de Gerzat, environ. Entre elles, nous venons aussi\u00a0: donnez-nous l’adresse, et nous vous disons si le chantier peut se grouper avec un autre. Vous restez libre de refuser le devis.',
    },
    {
      question: 'Comment les dates sont-elles fixées\u202f?',
      answer:
        'Commune par commune, car une gouttière à Gannat et un pignon au Donjon ne se préparent pas de la même façon. La page de votre ville, si elle en a une, dit sous quel délai nous venons voir. Le devis indique ensuite la date de début, la durée, et ce qui peut les décaler\u00a0: gel, pluie, autorisation en attente.',
    },
  ],
  sources: [
    { fact: 'Moulins, Vichy et Montluçon ont un site patrimonial remarquable', source: 'protectedSites' },
    { fact: 'brique à motifs, bois visibles, grands toits à forte pente', source: 'vernacular' },
    { fact: 'entre quarante et cent dix kilomètres de Gerzat', source: 'road' },
  ],
} as const satisfies Town;
