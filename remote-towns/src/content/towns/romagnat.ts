import type { Town } from '../town-record';

export const romagnat = {
  slug: 'romagnat',
  name: 'Romagnat',
  zone: 'main',
  where: 'à Romagnat',
  of: 'de Romagnat',
  department: 'Puy-de-Dôme',
  postcode: '63540',
  variant: 'classic-8',
  model: 'garden-wall',
  position: { latitude: 45.73, longitude: 3.101 },
  distance: { km: 15, minutes: 25 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: true,
  saysBasedNearby: false,
  title: 'Murs de soutènement, toits et volets à Romagnat | Rénovation TH',
  description:
    'Murs de soutènement, façades, toits et volets à Romagnat, du bourg au hameau d’Opme, par un artisan de Gerzat. Devis gratuit.',
  lead: 'Rues en pente, jardins étagés, murets de pierre\u00a0: à Romagnat, nous commençons souvent par les murs qui tiennent le terrain.',
  brief: {
    soil: 'pente au pied de Gergovie',
    walls: 'pierre du bourg, caves à part',
    protection: 'abords du château d’Opme',
  },
  cards: {
    painting: 'Une façade haute sur le jardin, une basse sur la rue\u00a0: nous montons deux échafaudages.',
    roofing: 'À Opme, le col est venté, et nous revoyons rives et faîtage avant la mousse.',
    masonry: 'La pierre sèche se remonte à sec\u202f; dans un mur jointoyé, on rouvre des barbacanes.',
    rendering: 'L’enduit s’arrête au-dessus de la terre du talus, pour ne pas en tirer l’eau.',
    cleaning: 'Nous débarrassons escaliers de jardin et murets du lierre, sans toucher aux joints.',
    interior: 'Quand la rue s’arrête au-dessus de la maison, nous descendons les menuiseries à bras.',
    exterior: 'Nous fixons portails, volets et gouttières dans la pierre sans l’éclater.',
    woodwork: 'Côté aval, où l’échelle ne tient pas, nous déposons les volets et les peignons au sol.',
  },
  expertise: [
    'Dans ces jardins étagés, nous regardons le mur, son drain et ce qu’il porte avant la façade.',
    'À Opme, nous suivons le calendrier du col, où il gèle plus tôt qu’au bourg.',
  ],
  toSend: 'Une vue du mur prise de côté montre s’il penche\u202f; ajoutez sa hauteur et ce qu’il porte.',
  localHeading: 'Murs, caves et pente au pied de Gergovie',
  localFacts: [
    {
      title: 'Des murs qui retiennent',
      text: 'Beaucoup de jardins reposent sur un muret. En pierre sèche, il laisse filer l’eau\u202f; le même, jointoyé au ciment, retient l’eau et finit par se bomber. Barbacanes dégagées, drain derrière, joints maigres\u00a0: voilà ce que nous vérifions d’abord.',
    },
    {
      title: 'Les caves à part',
      text: 'Aux XVIIIe et XIXe siècles, les vignerons ont groupé leurs caves à distance des logis. Voûtes et devantures de ces petites bâtisses se réparent à la pierre et à la chaux\u202f; une coque de béton y enferme l’humidité.',
    },
    {
      title: 'Opme, plus haut et plus venté',
      text: 'Le hameau occupe un col, nettement au-dessus du bourg. Le gel y arrive plus tôt et repart plus tard\u00a0: la saison des enduits s’y resserre, et les rives de toit demandent de bonnes fixations.',
    },
    {
      title: 'Un château classé',
      text: 'Celui d’Opme est protégé avec ses jardins. Qui rénove dans ses abords dépose un dossier photographique en mairie et attend plus longtemps la réponse.',
    },
  ],
  questions: [
    {
      question: 'Mon mur de soutènement penche\u00a0: réparation ou reconstruction\u202f?',
      answer:
        'Cela dépend de la déformation. Un léger dévers ancien, stable, se draine, s’ouvre de barbacanes et se rejointoie à la chaux. Un mur qui gonfle, se fend ou a bougé depuis l’hiver se démonte avant de tomber. S’il est haut, ou s’il porte une route ou une maison, un ingénieur doit donner son avis avant nous. Un soutènement ne se déclare pas, sauf dans les abords d’un monument, comme à Opme.',
    },
    {
      question: 'Peut-on accéder à une maison en contrebas sans abîmer le jardin\u202f?',
      answer:
        'En général, oui, avec un échafaudage monté à bras et des plaques au sol. Le devis décrit le chemin du matériel. S’il faut traverser chez quelqu’un d’autre, son accord se recueille au préalable.',
    },
  ],
  sources: [
    { fact: 'Un soutènement ne se déclare pas', source: 'law' },
    {
      fact: 'Aux XVIIIe et XIXe siècles, les vignerons ont groupé leurs caves à distance des logis',
      source: 'inventory',
    },
    { fact: 'Celui d’Opme est protégé avec ses jardins', source: 'merimee' },
  ],
} as const satisfies Town;
