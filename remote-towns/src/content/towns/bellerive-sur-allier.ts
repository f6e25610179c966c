import type { Town } from '../town-record';

export const belleriveSurAllier = {
  slug: 'bellerive-sur-allier',
  name: 'Bellerive-sur-Allier',
  zone: 'further',
  where: 'à Bellerive-sur-Allier',
  of: 'de Bellerive-sur-Allier',
  department: 'Allier',
  postcode: '03700',
  variant: 'classic-8',
  model: 'half-washed',
  position: { latitude: 46.117, longitude: 3.404 },
  distance: { km: 50, minutes: 50 },
  delay: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: false,
  saysBasedNearby: true,
  title: 'Crépi verdi, toit moussu à Bellerive-sur-Allier | Rénovation TH',
  description:
    'Crépi verdi, toit moussu, terrasse glissante, intérieur à rafraîchir\u00a0: travaux de rénovation à Bellerive-sur-Allier, en face de Vichy. Devis gratuit.',
  lead: 'Un crépi qui verdit, une terrasse qui glisse, des volets à reprendre avant l’hiver\u00a0: voilà l’ordinaire d’un pavillon de Bellerive, en face de Vichy. Nous venons pour cela.',
  brief: {
    soil: 'rive gauche de l’Allier',
    walls: 'pavillons et quelques villas',
    protection: 'bassin d’eaux minérales à ménager',
  },
  cards: {
    painting: 'Un crépi projeté se traite, se rince et sèche avant que le rouleau n’y touche.',
    roofing: 'Nous dévions les descentes pendant l’antimousse, pour ménager le bassin des sources.',
    masonry: 'Nous reprenons piliers, bordures et dalles que les racines de thuya ont soulevés.',
    rendering:
      'Nous grattons les cloques, entoilons les fissures et finissons lisse, car l’algue y tient moins.',
    cleaning:
      'À l’ombre d’une haie, le dallage reverdit\u00a0: taillez-la en retrait, et l’algue revient moins vite.',
    interior: 'Nous rénovons une pièce après l’autre, meubles au centre, et vous restez chez vous.',
    exterior: 'Bandeaux et sous-faces ne s’habillent que si le bois dessous est sain.',
    woodwork: 'Les volets battants passent avant l’hiver, les portes de garage au printemps.',
  },
  expertise: [
    'Haies, rosées, terrasses à l’ombre\u00a0: l’algue des pavillons, nous savons la faire reculer sans noyer le crépi.',
    'Nous dosons l’antimousse et n’en laissons rien filer au caniveau, sur un bassin d’eaux minérales.',
  ],
  toSend: 'Envoyez une photo du mur nord et une du toit, prise du jardin, avec le nombre de volets.',
  localHeading: 'Rive gauche\u00a0: pavillons, haies et jardins',
  localFacts: [
    {
      title: 'Crépi projeté, enduit lisse',
      text: 'Quelques villas, beaucoup de pavillons\u00a0: les supports changent d’une clôture à la suivante. Dans les creux d’un crépi projeté, les algues se logent et reviennent si l’on peint par-dessus. On traite, on attend, on rince, et seulement ensuite on ouvre le pot. Sur un enduit lisse, elles restent en surface et partent au rinçage.',
    },
    {
      title: 'Au bord de l’Allier',
      text: 'L’Allier borde la commune à l’est. Rosées et brouillards sèchent mal derrière une haie de thuyas\u00a0: mur nord, dallage et bas de toiture verdissent ensemble. Reculer la haie d’un bras coûte moins qu’un second nettoyage.',
    },
    {
      title: 'Des eaux à ménager',
      text: 'Bellerive a sa propre source jaillissante et partage avec sa voisine un bassin d’eaux minérales protégé. Raison de plus pour doser les produits antimousse, dévier les descentes pendant le traitement et ne rien laisser filer au caniveau.',
    },
    {
      title: 'Une commune, ses propres règles',
      text: 'La commune s’est appelée Vesse jusqu’en 1903. Elle n’est pas un quartier de Vichy\u00a0: votre projet suit le plan d’urbanisme de Bellerive.',
    },
  ],
  questions: [
    {
      question: 'Le bas de ma façade se tache\u00a0: d’où vient l’eau\u202f?',
      answer:
        'Une trace en pointillé jusqu’au genou vient des gouttes qui rebondissent sur la terrasse\u202f; une bande de gravier suffit souvent. Une auréole continue, avec des sels blancs, monte du sol. Là, une peinture neuve cloquera\u00a0: cherchez la cause avant de choisir le coloris.',
    },
    {
      question: 'Façade et terrasse en une fois, est-ce raisonnable\u202f?',
      answer:
        'Oui, à condition de finir par le sol. Le matériel ne fait la route qu’une fois et les coulures tombent sur un dallage encore sale. Le devis sépare quand même les deux, pour vous laisser choisir.',
    },
  ],
  sources: [
    { fact: 'La commune s’est appelée Vesse jusqu’en 1903', source: 'archives' },
    { fact: 'partage avec sa voisine un bassin d’eaux minérales protégé', source: 'towns' },
  ],
} as const satisfies Town;
