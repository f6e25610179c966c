import type { Town } from '../town-record';

export const chantelle = {
  slug: 'chantelle',
  name: 'Chantelle',
  zone: 'further',
  where: 'à Chantelle',
  of: 'de Chantelle',
  department: 'Allier',
  postcode: '03140',
  variant: 'classic-8',
  model: 'limestone',
  position: { latitude: 46.238, longitude: 3.153 },
  distance: { km: 55, minutes: 50 },
  delay: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: true,
  saysBasedNearby: true,
  title: 'Pierre et chaux dans le bourg de Chantelle | Rénovation TH',
  description:
    'Joints à la chaux, toits, murets et peintures à Chantelle, près de l’abbaye et des gorges de la Bouble. Devis gratuit et détaillé.',
  lead: 'Perchée au-dessus de la Bouble, Chantelle a des murs de pierre, des tours et des ruelles. Nous y travaillons à la chaux, et à la main plus qu’à la machine.',
  brief: {
    soil: 'promontoire au-dessus de la Bouble',
    walls: 'pierre calcaire, enduits de chaux',
    protection: 'abords de l’abbaye, protégée depuis 1862',
  },
  cards: {
    painting: 'Nous passons un badigeon dehors et une peinture perméable dedans, pour la même raison.',
    roofing:
      'L’échafaudage a le pied étroit, les tuiles descendent à la main, et la ruelle se libère le soir.',
    masonry: 'Nous remontons les murets de jardin à la chaux, avec des joints un peu en retrait.',
    rendering: 'Des encadrements saillants annoncent un mur à couvrir\u202f; nous le couvrons à la chaux.',
    cleaning: 'Nous brossons et rinçons le calcaire, à la main là où la machine ne passe pas.',
    interior: 'Boiseries et portes passent par l’escalier, mesurées deux fois avant la coupe.',
    exterior: 'Nous posons les menuiseries en retrait de la pierre et refaisons les appuis dans sa couleur.',
    woodwork:
      'Les portes anciennes se rebouchent au mastic, gardent leurs ferrures et reçoivent trois couches.',
  },
  expertise: [
    'Ruelles, rocher, abords d’abbaye\u00a0: nous montons léger et nous consultons tôt.',
    'Prolonger une descente jusqu’à son exutoire évite de mouiller le voisin du dessous.',
  ],
  toSend: 'La largeur de la rue et une photo des encadrements\u00a0: le reste se voit sur place.',
  localHeading: 'Dans un bourg d’abbaye',
  localFacts: [
    {
      title: 'Laisser sortir la vapeur',
      text: 'Pierre et mortier de chaux sèchent par leur surface\u202f; c’est ce qui les garde sains. On suit cette logique jusqu’au bout\u00a0: badigeon plutôt que film plastique, chaux plutôt que ciment.',
    },
    {
      title: 'Sur le promontoire',
      text: 'Le site domine des gorges. Le vent y monte, la pluie frappe les pignons, et le pied des murs suit la pente du rocher. Nous vérifions l’assise d’un muret avant d’y ajouter le moindre rang.',
    },
    {
      title: 'L’abbaye et les tours',
      text: 'Saint-Vincent figure sur la liste des monuments historiques depuis 1862, et la Grande Rue garde des tours médiévales. Une bonne part du bourg se trouve donc aux abords d’un édifice protégé. Là, l’architecte des Bâtiments de France (ABF) dit surtout comment faire\u202f; interrogé tôt, il fait gagner du temps.',
    },
    {
      title: 'Rues étroites, outils légers',
      text: 'Un camion de livraison ne tourne pas partout entre d’anciennes fortifications. Échafaudage de pied étroit, bétonnière électrique, sacs montés à la main\u00a0: le chantier s’adapte, et la rue reste passante aux heures convenues.',
    },
  ],
  questions: [
    {
      question: 'Pierre apparente ou enduit\u00a0: que choisir\u202f?',
      answer:
        'Regardez les encadrements. S’ils dépassent du mur, celui-ci était fait pour être couvert, et ses moellons se dégradent à nu. S’ils l’affleurent et que les pierres sont bien taillées, on peut rejointoyer.',
    },
    {
      question: 'Qui peut reprendre une voûte ou un arc qui s’ouvre\u202f?',
      answer:
        'Un spécialiste. On étaye, on cherche d’où vient la poussée, puis un maçon du bâti ancien ou un architecte décide. Nous faisons volontiers les joints, les enduits et les petits murs\u202f; pour une structure menacée, nous vous le disons franchement.',
    },
  ],
  sources: [
    { fact: 'Saint-Vincent figure sur la liste des monuments historiques depuis 1862', source: 'merimee' },
    { fact: 'Le site domine des gorges', source: 'ign' },
  ],
} as const satisfies Town;
