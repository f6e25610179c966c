import type { Town } from '../town-record';

export const malintrat = {
  slug: 'malintrat',
  name: 'Malintrat',
  zone: 'further',
  where: 'à Malintrat',
  of: 'de Malintrat',
  department: 'Puy-de-Dôme',
  postcode: '63510',
  variant: 'lempdes',
  model: 'limagne',
  position: { latitude: 45.815, longitude: 3.186 },
  distance: { km: 5, minutes: 10 },
  delay: 'within-the-week',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Malintrat (63510), enduits et toits sur murs de terre | Rénovation TH',
  description:
    'Maisons de terre crue, pavillons, dépendances\u00a0: enduits, toitures et peinture à Malintrat, à environ dix minutes de notre atelier. Devis gratuit.',
  lead: 'Malintrat est tout près de notre atelier, en pleine Limagne, là où l’on a longtemps bâti avec la terre du champ.',
  brief: {
    soil: 'terre noire de Limagne',
    walls: 'pisé, adobe et parpaings',
    protection: 'annexes du plan d’urbanisme, côté aéroport',
  },
  cards: {
    exterior: 'Débord de toit, rive et gouttière protègent un mur de pisé avant tout enduit.',
    roofing: 'Au-dessus d’un mur de terre, une tuile cassée passe avant la mousse.',
    masonry: 'Nous rebouchons les trous à la terre et éloignons la plate-bande du soubassement.',
    painting: 'La terre reçoit un lait de chaux ou un silicate\u202f; le parpaing, une peinture de façade.',
    interior:
      'Nous reprenons les enduits de terre à l’argile et fixons les portes sur des précadres de bois.',
    cleaning: 'La terre crue craint l’eau sous pression\u00a0: la brosse sèche suffit.',
  },
  expertise: [
    'La terre crue se répare avec de la terre\u202f; à dix minutes de l’atelier, nous revenons sans peine entre deux couches.',
    'Pisé, adobe ou parpaing\u00a0: nous sondons un mur avant de le ravaler.',
  ],
  toSend: 'Tapez le mur du poing et dites-nous s’il sonne mat\u00a0: nous viendrons avec le bon mortier.',
  localHeading: 'Murs de terre, rues courbes et plaine ouverte',
  localFacts: [
    {
      title: 'Pisé et adobe',
      text: 'En plaine, la terre crue remplaçait la pierre\u00a0: banchée en pisé, ou moulée en briques séchées, sur un soubassement maçonné. Elle porte très bien tant qu’elle est sèche. Il lui faut un enduit de terre ou de chaux, perméable à la vapeur d’eau, et un toit qui déborde.',
    },
    {
      title: 'Un bourg en rond',
      text: 'Le village s’est enroulé autour d’une motte et de son château disparu. Rues courbes, maisons serrées\u00a0: on choisit un échafaudage léger, on cale d’avance les livraisons et l’on garde le passage libre.',
    },
    {
      title: 'Plaine ouverte',
      text: 'Nul relief n’arrête ici la pluie battante, et le pignon exposé s’use bien avant les autres. L’été, la terre noire se fend\u202f; l’hiver, elle colle et garde l’eau contre les fondations. Un caniveau bien placé, une gouttière et une rive de toit en bon état font plus pour le pignon qu’un produit.',
    },
    {
      title: 'L’aéroport, et les règles',
      text: 'Aulnat, où se trouve l’aéroport, s’est détaché de Malintrat en 1839. Les contraintes éventuelles d’un terrain figurent dans les annexes du plan d’urbanisme\u202f; les prescriptions d’aspect, dans son règlement. Le tout se lit en mairie, avant d’arrêter une couleur ou une hauteur de clôture.',
    },
  ],
  questions: [
    {
      question: 'Comment reconnaître un mur en pisé sous un crépi\u202f?',
      answer:
        'À son épaisseur, à ses angles adoucis, au son mat quand on frappe, aux lits horizontaux visibles dans la grange. Un petit sondage en partie haute lève le doute. Faites-le faire avant de signer un ravalement\u00a0: le bon enduit en dépend.',
    },
    {
      question: 'L’aéroport est tout près\u00a0: des fenêtres neuves suffisent-elles contre le bruit\u202f?',
      answer:
        'Rarement à elles seules. Le bruit passe aussi par les entrées d’air, les coffres de volets et les combles. Demandez en mairie si votre rue figure au plan d’exposition au bruit. Nous posons ensuite une fenêtre bien calfeutrée, avec une entrée d’air acoustique\u00a0: sans air neuf, un mur de terre moisirait.',
    },
  ],
  sources: [
    { fact: 'En plaine, la terre crue remplaçait la pierre', source: 'vernacular' },
    { fact: 'Aulnat, où se trouve l’aéroport, s’est détaché de Malintrat en 1839', source: 'archives' },
  ],
} as const satisfies Town;
