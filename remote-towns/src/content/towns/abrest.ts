import type { Town } from '../town-record';

export const abrest = {
  slug: 'abrest',
  name: 'Abrest',
  zone: 'further',
  where: 'à Abrest',
  of: 'd’Abrest',
  department: 'Allier',
  postcode: '03200',
  variant: 'classic-8',
  model: 'garden-wall',
  position: { latitude: 46.099, longitude: 3.445 },
  distance: { km: 50, minutes: 45 },
  delay: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: false,
  saysBasedNearby: true,
  title: 'Murets et façades de coteau à Abrest | Rénovation TH',
  description:
    'Murets, soutènements, façades et toits à Abrest, par un artisan qui regarde d’abord la pente et l’eau. Devis gratuit et détaillé.',
  lead: 'La rivière en bas, d’anciennes vignes au-dessus\u00a0: Abrest est une commune de coteau. Nous y réparons les murs qui retiennent la pente et les maisons qu’ils portent.',
  brief: {
    soil: 'coteau, de 250 à plus de 430\u00a0m',
    walls: 'vieux logis sur cave, murs de pierre',
    protection: 'zones inondables près des berges',
  },
  cards: {
    painting: 'En haut, le vent sèche la peinture trop vite\u00a0: on y peint tôt, par petites surfaces.',
    roofing: 'En bas, la brume tient les tuiles mouillées jusqu’à midi\u202f; le traitement attend.',
    masonry: 'Gravier, drain et barbacanes soignent l’arrière d’un mur avant sa face.',
    rendering: 'Nous gardons la chaux humide trois jours, sur les façades que rien n’abrite.',
    cleaning: 'Dans les chemins étroits, nous portons le matériel et remontons les boues.',
    interior: 'Dans un logis sur cave, nous rouvrons les soupiraux avant de toucher aux boiseries.',
    exterior: 'Près de la rivière, les clôtures restent ajourées, pour que la crue passe.',
    woodwork: 'Le vent use les volets du haut, la brume ceux du bas\u00a0: nous tenons deux calendriers.',
  },
  expertise: [
    'Du haut venté à la berge humide, un même mortier ne se comporte pas de la même façon.',
    'Nous mesurons le passage le plus étroit avant le devis\u00a0: il décide du sac ou de la benne.',
  ],
  toSend: 'Photographiez le mur de face et de profil, et mesurez le passage le plus étroit du chemin.',
  localHeading: 'Construire et réparer sur un coteau',
  localFacts: [
    {
      title: 'Au temps des vignerons',
      text: 'On a vécu de la vigne sur ces pentes jusqu’au début du XXe siècle\u202f; la rue du Baril en garde le souvenir. Les plus vieux logis ont gardé leur cave. Elle a besoin d’air\u00a0: boucher un soupirail «\u00a0pour faire propre\u00a0» envoie l’humidité à l’étage.',
    },
    {
      title: 'L’eau arrêtée derrière les murs',
      text: 'Quand un mur penche ou bombe, la terre est rarement seule en cause\u00a0: c’est presque toujours l’eau arrêtée derrière. Au dos d’un soutènement, nous prévoyons du gravier, un drain et des barbacanes ouvertes.',
    },
    {
      title: 'Cent quatre-vingts mètres d’écart',
      text: 'Entre les berges et le sommet de la commune, l’altitude passe d’environ 250 à plus de 430\u00a0mètres. En haut, le vent sèche un enduit trop vite et le fait fariner\u202f; en bas, la brume de rivière le garde frais jusqu’à midi.',
    },
    {
      title: 'Clôtures et berges',
      text: 'Une clôture neuve ou surélevée se déclare si la commune l’a décidé, avec une hauteur et parfois un matériau imposés\u202f; le soutènement d’un talus, lui, en est en principe dispensé. Près de la rivière, vérifiez aussi si la parcelle est inondable\u00a0: un mur plein peut y être refusé.',
    },
  ],
  questions: [
    {
      question: 'Mon talus descend sur la rue\u00a0: un grand mur, ou deux murets en gradins\u202f?',
      answer:
        'Deux murets, souvent. Chacun retient moins de terre, se fonde moins profond et laisse une bande où planter. Il faut les écarter d’au moins leur hauteur et drainer derrière les deux.',
    },
    {
      question: 'Nous avons le code postal de Vichy\u00a0: est-ce le même règlement\u202f?',
      answer:
        'Non. Le 03200 regroupe trois communes, et votre permis ou votre déclaration se dépose à la mairie d’Abrest.',
    },
  ],
  sources: [
    { fact: 'Le 03200 regroupe trois communes', source: 'etalab' },
    { fact: 'd’environ 250 à plus de 430\u00a0mètres', source: 'ign' },
    { fact: 'On a vécu de la vigne sur ces pentes jusqu’au début du XXe siècle', source: 'archives' },
  ],
} as const satisfies Town;
