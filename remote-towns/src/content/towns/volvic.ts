import type { Town } from '../town-record';

export const volvic = {
  slug: 'volvic',
  name: 'Volvic',
  zone: 'further',
  where: 'à Volvic',
  of: 'de Volvic',
  department: 'Puy-de-Dôme',
  postcode: '63530',
  variant: 'lempdes',
  model: 'volvic',
  position: { latitude: 45.872, longitude: 3.038 },
  distance: { km: 15, minutes: 20 },
  delay: 'within-the-week',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Réparer la pierre de lave à Volvic (63530) | Rénovation TH',
  description:
    'Joints à la chaux sur pierre de lave, démoussage, peinture et menuiseries à Volvic et dans ses hameaux, de 392 à 998\u00a0m. Devis gratuit.',
  lead: 'La cathédrale de Clermont-Ferrand est taillée dans la pierre de Volvic. Chez vous, un seuil, un linteau ou un angle de mur l’est peut-être aussi\u00a0: nous les réparons à la chaux, sans ciment ni film étanche.',
  brief: {
    soil: 'lave, de 392 à 998\u00a0m d’altitude',
    walls: 'pierre de Volvic, moellons enduits',
    protection: 'abords de Tournoël\u202f; chaîne des Puys au patrimoine mondial',
  },
  cards: {
    exterior: 'La fenêtre se fabrique aux cotes de l’encadrement de lave\u202f; on n’entaille pas la pierre.',
    roofing: 'À l’ombre des bois, nous retirons la mousse en fin d’été, avant qu’elle ne gèle gorgée d’eau.',
    masonry:
      'Un linteau fissuré s’étaie, puis se remplace, après avis si le mur porte\u202f; un angle ébréché se recolle.',
    painting: 'Dans les hameaux hauts, l’extérieur se réserve pour juin, juillet et août.',
    interior: 'Un enduit de salon qui cloque renvoie souvent à un joint de ciment, dehors.',
    cleaning: 'Le gris de la pierre n’est pas une salissure\u00a0: on enlève le noir, on garde le reste.',
  },
  expertise: [
    'Nous calons la date des travaux sur l’altitude de votre hameau.',
    'Nous écrivons au devis la chaux et le sable que nous mettrons entre deux pierres.',
  ],
  toSend: 'Donnez le nom du hameau\u00a0: la saison des travaux s’en déduit.',
  localHeading: 'La lave, l’altitude et les règles',
  localFacts: [
    {
      title: 'Une pierre pleine de petits pores',
      text: 'Venue du puy de la Nugère, cette lave absorbe la pluie, puis la rend. Jointoyé à la chaux, le mur sèche sans dommage. Un joint de ciment arrête ce va-et-vient\u00a0: l’eau sort ailleurs, et l’enduit du salon se met à cloquer.',
    },
    {
      title: '392\u00a0m ou 998\u00a0m',
      text: 'Six cents mètres séparent le point le plus bas de la commune du plus haut. Dans un hameau perché, la saison des enduits ouvre tard et ferme tôt. Dites-nous où se trouve la maison\u00a0: la date du chantier en dépend.',
    },
    {
      title: 'À côté de la chaîne des Puys',
      text: 'La chaîne des Puys et la faille de Limagne sont au patrimoine mondial depuis 2018. Ce titre ne fixe pas, à lui seul, la couleur d’un volet. Les vraies règles sont celles du document d’urbanisme et, près d’un monument comme le château de Tournoël, celles de ses abords.',
    },
    {
      title: 'Les toits tournés vers les bois',
      text: 'À l’ombre des arbres, les tuiles restent mouillées longtemps après l’averse. La mousse s’y accroche, et l’eau qu’elle retient gèle par nuit froide. Mieux vaut la retirer en fin d’été qu’au premier gel.',
    },
  ],
  questions: [
    {
      question: 'Comment nettoyer un mur de lave noirci\u202f?',
      answer:
        'À l’eau claire et à la brosse, pour commencer. Le sablage et la haute pression vident les joints et ouvrent les pores. Gardez aussi en tête que le gris soutenu est la couleur de la pierre\u00a0: la blanchir n’aurait pas de sens.',
    },
    {
      question: 'Mon seuil de lave est creusé par les pas\u00a0: faut-il le changer\u202f?',
      answer:
        'Pas forcément. Une pierre usée sur le dessus peut se retourner\u00a0: son autre face n’a jamais servi. Une cassure nette se recolle, avec un goujon scellé dans l’épaisseur. S’il faut la remplacer, un tailleur de pierre en tire une du même grain, et l’ancienne sert à réparer un appui.',
    },
  ],
  sources: [
    { fact: '392\u00a0m ou 998\u00a0m', source: 'ign' },
    {
      fact: 'La chaîne des Puys et la faille de Limagne sont au patrimoine mondial depuis 2018',
      source: 'unesco',
    },
    { fact: 'Venue du puy de la Nugère', source: 'archives' },
  ],
} as const satisfies Town;
