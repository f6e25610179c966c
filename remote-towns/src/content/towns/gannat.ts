import type { Town } from '../town-record';

export const gannat = {
  slug: 'gannat',
  name: 'Gannat',
  zone: 'further',
  where: 'à Gannat',
  of: 'de Gannat',
  department: 'Allier',
  postcode: '03800',
  variant: 'classic-8',
  model: 'limestone',
  position: { latitude: 46.1, longitude: 3.198 },
  distance: { km: 40, minutes: 35 },
  delay: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Lézardes, moellons et enduits à Gannat | Rénovation TH',
  description:
    'Enduits, fissures, toits et peintures à Gannat, au passage de la Limagne au Bourbonnais, sur des murs de moellons. Devis gratuit et détaillé.',
  lead: 'Gannat est, depuis Gerzat, la première ville du Bourbonnais, par l’A71 puis l’A719. Façade, toit, mur ou plafond, nous commençons par ce qui vous inquiète.',
  brief: {
    soil: 'marnes d’un ancien lac',
    walls: 'moellons enduits, chaux ou terre',
    protection: 'abords de la forteresse et de Sainte-Croix',
  },
  cards: {
    painting:
      'Le pignon sud cuit, l’ouest est battu\u00a0: nous les préparons autrement, dans la même teinte.',
    roofing: 'La plaine laisse passer le vent, et nous contrôlons rives et fixations avant le démoussage.',
    masonry:
      'Une lézarde stable se garnit et s’enduit\u202f; celle qui bouge se confie à un bureau d’études.',
    rendering: 'Le ciment s’ôte par bandes, la chaux le remplace, le moellon ne bouge pas.',
    cleaning: 'Nous rinçons les façades grises de haut en bas, sans creuser le mortier de terre.',
    interior: 'Quand une porte frotte l’été et flotte l’hiver, nous réglons la gâche avant de raboter.',
    exterior: 'Nous refaisons appuis et bavettes du côté d’où vient la pluie.',
    woodwork:
      'Le plomb recherché, les contrevents du midi se reprennent jusqu’au bois, ceux du nord se lessivent.',
  },
  expertise: [
    'Marnes qui bougent, moellons liés à la terre\u00a0: nous regardons le sol et le mur ensemble.',
    'Chaque face de la maison se prépare à part\u00a0: la plaine ne les use pas au même rythme.',
  ],
  toSend: 'Posez un témoin daté sur la lézarde, ou envoyez deux photos prises avec le même recul.',
  localHeading: 'Entre Limagne et Bourbonnais',
  localFacts: [
    {
      title: 'Un sol né d’un lac',
      text: 'Le musée du château expose un rhinocéros vieux de vingt-trois millions d’années. À cette époque, un lac couvrait le bassin et déposait marnes et calcaires. Ces marnes bougent avec les saisons\u00a0: après un été sec, portes qui frottent et lézardes en escalier peuvent en venir.',
    },
    {
      title: 'Des murs de moellons',
      text: 'Les constructions anciennes ont une maçonnerie épaisse, liée à la chaux ou simplement à la terre, puis enduite. Si quelqu’un l’a cimentée depuis, l’humidité reste prisonnière et le salpêtre sort à l’intérieur.',
    },
    {
      title: 'Deux monuments pour repères',
      text: 'La forteresse des sires de Bourbon est inscrite depuis 1926, et l’église Sainte-Croix garde un chevet roman. À moins de cinq cents mètres d’un édifice protégé, une façade que l’on voit en même temps que lui suit des règles à part. La mairie sait vous dire si c’est votre cas.',
    },
    {
      title: 'Plein vent, plein soleil',
      text: 'La plaine n’arrête ni la pluie ni le vent. Les pignons à l’ouest reçoivent la pluie de biais, ceux du sud cuisent.',
    },
  ],
  questions: [
    {
      question: 'La terre de ma fouille est blanche et colle à la pelle\u00a0: est-ce la marne\u202f?',
      answer:
        'Probablement. Versez-y un peu de vinaigre\u00a0: si la terre mousse, elle est calcaire, et c’est sans doute la marne, qui garde l’eau. Ne laissez pas la fouille ouverte sous la pluie\u00a0: le fond se ramollit. Un muret s’y fonde sur une semelle armée, avec un drain\u202f; pour un mur haut ou une dalle, une étude de sol décide.',
    },
    {
      question: 'Mes moellons sont liés à la terre\u00a0: peut-on enduire dessus\u202f?',
      answer:
        'Oui, si l’on ne met rien de plus dur qu’eux. Les joints friables se vident à la main, jamais à l’air comprimé, puis se regarnissent à la chaux aérienne. L’enduit vient ensuite, après séchage, en couches maigres.',
    },
  ],
  sources: [
    { fact: 'La forteresse des sires de Bourbon est inscrite depuis 1926', source: 'merimee' },
    { fact: 'un rhinocéros vieux de vingt-trois millions d’années', source: 'museum' },
    { fact: 'par l’A71 puis l’A719', source: 'road' },
  ],
} as const satisfies Town;
