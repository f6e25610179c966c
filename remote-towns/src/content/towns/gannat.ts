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
  altitude: 345,
  distance: { km: 40, minutes: 35 },
  delay: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: false,
  saysBasedNearby: false,
  description:
    'Enduits, fissures, toits et peintures à Gannat, au passage de la Limagne au Bourbonnais, sur des murs de moellons. Devis gratuit et détaillé.',
  lead: 'Gannat est, depuis Gerzat, la première ville du Bourbonnais, par l’A71 puis l’A719. Façade, toit, mur ou plafond, nous commençons par ce qui vous inquiète.',
  servicesIntro:
    'Ce que l’on voit d’abord, une tache ou une lézarde, n’est pas toujours ce qu’il faut traiter. Nous cherchons la cause, puis le métier qui convient.',
  localHeading: 'Entre Limagne et Bourbonnais',
  localFacts: [
    {
      title: 'Un sol né d’un lac',
      text: 'Le musée du château expose un rhinocéros vieux de vingt-trois millions d’années. À cette époque, un lac couvrait le bassin et déposait marnes et calcaires. Ces marnes bougent avec les saisons\u00a0: après un été sec, portes qui frottent et lézardes en escalier peuvent en venir.',
    },
    {
      title: 'Des murs de moellons',
      text: 'Les constructions anciennes ont une maçonnerie épaisse, liée à la chaux ou simplement à la terre, puis enduite. Si quelqu’un l’a cimentée depuis, l’humidité reste prisonnière et le salpêtre sort à l’intérieur. Retirer ce ciment par bandes, sans ébranler les pierres, vaut mieux que d’en remettre.',
    },
    {
      title: 'Deux monuments pour repères',
      text: 'La forteresse des sires de Bourbon est inscrite depuis 1926, et l’église Sainte-Croix garde un chevet roman. À moins de cinq cents mètres d’un édifice protégé, une façade que l’on voit en même temps que lui suit des règles à part. La mairie sait vous dire si c’est votre cas.',
    },
    {
      title: 'Plein vent, plein soleil',
      text: 'La plaine n’arrête ni la pluie ni le vent. Les pignons à l’ouest reçoivent la pluie de biais, ceux du sud cuisent. Nous regardons chaque face séparément, car une maison n’a presque jamais besoin du même traitement sur ses quatre côtés.',
    },
  ],
  questions: [
    {
      question: 'Ma maison s’est fendue pendant la sécheresse\u00a0: par où commencer\u202f?',
      answer:
        'Par un témoin daté sur la fente et une photo chaque mois. Prévenez votre assurance si un arrêté de catastrophe naturelle paraît pour la commune. Tant que l’ouverture varie, reboucher ne sert à rien\u202f; quand elle est stable, nous l’ouvrons, la garnissons et refaisons l’enduit assez large pour que la reprise ne se voie pas.',
    },
    {
      question: 'Un ravalement peut-il commencer tout de suite\u202f?',
      answer:
        'Rarement. Nous venons d’abord voir, et mettre à l’abri ce qui tombe ou ce qui fuit. Un ravalement attend parfois une décision d’urbanisme et toujours un mur sec, ni gelé ni brûlant. Le devis donne la date des travaux et ce qui pourrait la faire changer.',
    },
    {
      question: 'Que doit contenir un bon devis de façade\u202f?',
      answer:
        'La surface, l’état du support, la préparation, le nombre de couches, le type de mortier, l’échafaudage, le tri des gravats. S’il n’annonce qu’un total et une couleur, demandez le reste. Notre devis comporte chacune de ces lignes.',
    },
  ],
  sources: [
    { fact: 'La forteresse des sires de Bourbon est inscrite depuis 1926', source: 'merimee' },
    { fact: 'un rhinocéros vieux de vingt-trois millions d’années', source: 'museum' },
    { fact: 'par l’A71 puis l’A719', source: 'road' },
  ],
} as const satisfies Town;
