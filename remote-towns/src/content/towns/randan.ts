import type { Town } from '../town-record';

export const randan = {
  slug: 'randan',
  name: 'Randan',
  zone: 'further',
  where: 'à Randan',
  of: 'de Randan',
  department: 'Puy-de-Dôme',
  postcode: '63310',
  variant: 'classic-8',
  model: 'bourbonnais',
  position: { latitude: 46.018, longitude: 3.355 },
  distance: { km: 35, minutes: 35 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'La brique et la chaux de Randan | Rénovation TH',
  description:
    'Brique, enduits, toits et boiseries à Randan, entre Limagne et Bourbonnais. Un artisan de Gerzat conseille avant de chiffrer. Devis gratuit.',
  lead: 'Au nord de la Limagne, Randan annonce déjà le Bourbonnais. La brique rouge y croise la chaux claire, et chacune demande ses soins.',
  brief: {
    soil: 'buttes vers 400\u00a0m, au-dessus de la Limagne',
    walls: 'brique rouge et enduits de chaux',
    protection: 'abords du domaine royal\u202f; charte des Coteaux de Randan',
  },
  cards: {
    painting: 'La chaux claire se reprend en badigeon\u202f; la brique, elle, se passe de peinture.',
    roofing: 'Sous les chênes, nous vidons deux fois les chéneaux avant de traiter la mousse.',
    masonry: 'Une brique perdue se remplace seule, avec un joint moins dur qu’elle.',
    rendering: 'Un ton d’enduit se juge sur la butte, en plein jour, avec la charte en main.',
    cleaning: 'Nous lavons la terre cuite doucement, car sa surface la garde de la pluie.',
    interior: 'Les maisons de bourg se calfeutrent d’abord du côté du plateau.',
    exterior: 'Un zinc piqué se remplace, un zinc noirci se conserve\u202f; la pointe fait la différence.',
    woodwork: 'Les volets à découvert se reprennent plus souvent que ceux du plateau boisé.',
  },
  expertise: [
    'Brique et chaux vieillissent côte à côte sur les buttes\u202f; nous réparons l’une sans salir l’autre.',
    'Nous lisons avec vous la charte des Coteaux avant d’ouvrir un nuancier.',
  ],
  toSend: 'Montrez une brique abîmée de près et le pied du mur de loin.',
  localHeading: 'Sur les buttes, entre brique et bocage',
  localFacts: [
    {
      title: 'Le domaine royal',
      text: 'Les façades de brique du XIXe siècle en sont la marque. Dans le bourg, être voisin d’un tel domaine peut amener l’architecte des Bâtiments de France (ABF) à regarder un ravalement. Avant d’acheter quoi que ce soit, indiquez votre parcelle au service qui instruit les déclarations.',
    },
    {
      title: 'Soigner la brique',
      text: 'Sa surface cuite la protège. Une fois sablée ou meulée, elle absorbe l’averse et s’écaille au froid. Un lavage modéré, des joints moins durs que la terre cuite, quelques éléments remplacés un par un\u00a0: il n’en faut pas davantage, dans la plupart des cas.',
    },
    {
      title: 'Les conseils des Coteaux',
      text: 'Une charte architecturale, celle des Coteaux de Randan, conseille pour rénover sans dénaturer. Lisez-la avant d’ouvrir un nuancier\u00a0: un ton d’enduit, une proportion de fenêtre, une pente de toit se jugent mieux dans leur paysage que sur un échantillon.',
    },
    {
      title: 'À découvert ou sous les arbres',
      text: 'Les buttes, vers 400\u00a0m, dominent la plaine\u202f; au nord s’étend un plateau bocager. À découvert, les peintures s’usent plus vite\u202f; à l’ombre des chênes, les chéneaux se bouchent de feuilles. L’entretien ne se fait donc pas au même rythme d’une rue à l’autre.',
    },
  ],
  questions: [
    {
      question: 'Des briques s’effritent près du sol\u00a0: faut-il un hydrofuge\u202f?',
      answer:
        'Pas sur une brique déjà abîmée. Le produit bloquerait les sels derrière la surface, qui sauterait par plaques. On supprime d’abord la venue d’eau et les joints trop durs, on change les éléments perdus. Une fois sec, le mur se passe généralement de produit.',
    },
    {
      question: 'Et si je voulais peindre la brique\u202f?',
      answer:
        'Quand elle est restée nue jusqu’ici, abstenez-vous\u00a0: revenir en arrière est long et imparfait. Déjà peinte, elle accepte un autre choix\u00a0: un badigeon minéral remplace avantageusement un film qui cloque. Montrez-nous un endroit écaillé\u00a0: on y compte les couches superposées.',
    },
  ],
  sources: [
    { fact: 'Les façades de brique du XIXe siècle', source: 'merimee' },
    { fact: 'Une charte architecturale, celle des Coteaux de Randan', source: 'charter' },
    { fact: 'Les buttes, vers 400\u00a0m', source: 'ign' },
  ],
} as const satisfies Town;
