import type { Town } from '../town-record';

export const pontDuChateau = {
  slug: 'pont-du-chateau',
  name: 'Pont-du-Château',
  zone: 'main',
  where: 'à Pont-du-Château',
  of: 'de Pont-du-Château',
  department: 'Puy-de-Dôme',
  postcode: '63430',
  variant: 'classic-6',
  model: 'facade',
  position: { latitude: 45.798, longitude: 3.248 },
  distance: { km: 10, minutes: 15 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: true,
  saysBasedNearby: false,
  title: 'Ravaler à Pont-du-Château, au-dessus de l’Allier | Rénovation TH',
  description:
    'Peinture, maçonnerie, toiture et ravalement à Pont-du-Château, dans le site patrimonial remarquable comme en dehors. Devis gratuit.',
  lead: 'Une ville en terrasse, l’Allier en bas, des façades visibles de loin\u00a0: à Pont-du-Château, nous choisissons la teinte d’un ravalement avec vous, de près et de l’autre rive.',
  brief: {
    soil: 'terrasse au-dessus de l’Allier',
    walls: 'façades de rive, anciens cuvages',
    protection: 'site patrimonial remarquable',
  },
  cards: {
    painting: 'Près du quai, où la brume revient chaque matin d’automne, nous posons une peinture minérale.',
    roofing:
      'Les tuiles du bas, sous la brume de rivière, se démoussent plus souvent que celles de la terrasse.',
    masonry: 'Le linteau d’une porte de cuvage s’étudie avant que l’on touche à un seul de ses jambages.',
    cleaning: 'Nous lavons perrons et murs du bas du bourg sans pousser l’eau dans les caves.',
    interior: 'Au rez-de-chaussée, où la rivière peut entrer, nous posons des boiseries démontables.',
    exterior: 'Nous chiffrons volets et gouttières\u202f; la commande part une fois l’autorisation reçue.',
  },
  expertise: [
    'Dans le bas de la ville, nous mesurons l’humidité d’un mur avant de le peindre.',
    'Nous chiffrons à part le mur côté rivière, plus haut d’un étage que le mur côté rue.',
  ],
  toSend:
    'Joignez une vue prise de l’autre rive si votre façade s’y voit\u00a0: l’autorisation la demandera.',
  localHeading: 'Travailler au-dessus de l’Allier',
  localFacts: [
    {
      title: 'Un site patrimonial remarquable',
      text: 'Dans son périmètre, ni volet, ni gouttière, ni enduit ne changent sans autorisation, et l’architecte des Bâtiments de France se prononce. Allez au guichet avec des photos avant d’avoir choisi\u00a0: les prescriptions sur les matériaux orientent le devis, et non l’inverse.',
    },
    {
      title: 'Deux hauteurs pour une maison',
      text: 'Sur le rebord de la terrasse, un mur peut descendre un étage plus bas côté rivière que côté rue. L’échafaudage, la durée et le montant ne sont donc pas les mêmes des deux côtés\u00a0: le devis les sépare.',
    },
    {
      title: 'L’humidité du port',
      text: 'Le bas de la ville vivait de la batellerie. Brumes du matin, caves fraîches, crues possibles\u00a0: on y préfère les enduits perméables à la vapeur, les peintures minérales et les bois que l’on peut démonter. Le zonage des inondations se consulte en mairie.',
    },
    {
      title: 'Anciens cuvages',
      text: 'L’inventaire viticole métropolitain s’étend jusqu’ici. On est parfois tenté d’élargir la porte d’un cuvage pour y loger la voiture\u00a0: faites d’abord examiner le linteau, ce qu’il porte, et ce que le règlement permet. Une voiture pèse aussi sur la voûte d’une cave\u00a0: on cherche s’il y en a une dessous.',
    },
  ],
  questions: [
    {
      question: 'Combien de temps prévoir pour une autorisation\u202f?',
      answer:
        'Une déclaration préalable s’instruit d’ordinaire en un mois\u202f; en secteur protégé, tablez sur deux, à partir d’un dossier complet. Nous venons voir la maison sans attendre cet accord, mais les travaux le suivent\u00a0: préparez à l’automne le chantier du printemps.',
    },
    {
      question: 'Après une crue, quand repeindre un rez-de-chaussée\u202f?',
      answer:
        'Pas avant plusieurs mois. On lave, on pique les enduits gonflés, on ventile, on chauffe doucement, on mesure. Une peinture posée trop tôt cloque avant l’été. Un badigeon de chaux, lui, tolère un reste d’humidité.',
    },
  ],
  sources: [
    { fact: 'Un site patrimonial remarquable', source: 'protectedSites' },
    { fact: 'Le bas de la ville vivait de la batellerie', source: 'archives' },
    { fact: 'L’inventaire viticole métropolitain s’étend jusqu’ici', source: 'wine' },
  ],
} as const satisfies Town;
