import type { Town } from '../town-record';

export const moulins = {
  slug: 'moulins',
  name: 'Moulins',
  zone: 'further',
  where: 'à Moulins',
  of: 'de Moulins',
  department: 'Allier',
  postcode: '03000',
  variant: 'classic-8',
  model: 'bourbonnais',
  position: { latitude: 46.565, longitude: 3.332 },
  distance: { km: 95, minutes: 85 },
  delay: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: true,
  saysBasedNearby: true,
  title: 'Entretenir la brique à losanges de Moulins | Rénovation TH',
  description:
    'Brique à losanges, pans de bois, volets et joints à la chaux\u00a0: rénovation de maisons de ville et de pavillons à Moulins. Devis gratuit.',
  lead: 'Moulins a été capitale des ducs de Bourbon, et la brique bicolore de la vieille ville le rappelle. Un mur pareil se répare joint par joint, et nous prenons le temps qu’il faut.',
  brief: {
    soil: 'bord de l’Allier, vers 220\u00a0m',
    walls: 'brique bicolore, pans de bois',
    protection: 'site patrimonial remarquable',
  },
  cards: {
    painting: 'Huisseries et enduits se peignent\u202f; les losanges de brique restent visibles.',
    roofing: 'Sur les grandes pentes, l’accès se prévoit, et l’occupation de la rue se demande en mairie.',
    masonry:
      'Les joints se regarnissent à la chaux, dans la teinte d’origine\u202f; une brique sombre en remplace une sombre.',
    rendering: 'Nous enduisons soubassements et murs de cour, là où la brique n’a jamais été montrée.',
    cleaning: 'Une ombre grise sur la brique vaut mieux qu’une peau enlevée.',
    interior: 'À l’étage en encorbellement, les portes suivent un plancher qui a fléchi.',
    exterior: 'Une croisée de bois se répare, mastic et petits bois, avant que l’on songe au PVC.',
    woodwork: 'Nous repeignons les volets avant qu’ils ne s’écaillent et changeons leurs lames une à une.',
  },
  expertise: [
    'Un losange se répare élément par élément, et le devis compte les briques une à une.',
    'Nous cherchons la brique sombre qui manque avant de donner une date.',
  ],
  toSend: 'Envoyez une vue de la façade, et une d’un joint prise à dix centimètres.',
  localHeading: 'La brique, le bois et le règlement',
  localFacts: [
    {
      title: 'La brique à losanges',
      text: 'La terre cuite plus sombre dessine des losanges dans l’appareil clair. Leur point faible, ce sont les joints\u00a0: creusés, ils se regarnissent à la chaux, dans la teinte du sable d’origine.',
    },
    {
      title: 'Boutique en bas, bois en haut',
      text: 'Plusieurs maisons du XVe siècle montent en encorbellement sur une base de pierre. On y repeint des huisseries, on reprend une gouttière, on change un appui pourri\u00a0: de l’entretien, fait avant que les poteaux ne soient atteints.',
    },
    {
      title: 'Un règlement écrit dès 2012',
      text: 'Arrêtée en 2012, l’aire de mise en valeur de l’architecture et du patrimoine (AVAP) relève désormais du régime des sites patrimoniaux remarquables. Volets, enduits, fenêtres de toit, antennes\u00a0: le document dit ce qui convient, secteur par secteur.',
    },
    {
      title: 'Soleil d’été, gel d’hiver',
      text: 'Au bord de l’Allier, le soleil d’été fendille les bois et le gel ouvre ce qu’il a fendillé. Une peinture microporeuse sur les volets, revue avant qu’elle n’écaille, coûte moins qu’une lame à remplacer.',
    },
  ],
  questions: [
    {
      question: 'Une brique sombre manque à mon losange\u00a0: où en trouver une pareille\u202f?',
      answer:
        'D’abord chez vous\u00a0: un mur de cour ou une cave en cède parfois une. Sinon en réemploi, ou chez un briquetier qui cuit plus fort pour foncer la terre. Nous en présentons deux à sec, à la lumière de la rue, avant de choisir.',
    },
    {
      question: 'Le PVC est-il admis pour mes fenêtres\u202f?',
      answer:
        'Dans le secteur protégé, attendez-vous à un refus côté rue. Une croisée ancienne se répare souvent\u00a0: mastic, joints, petits bois, peinture. Hors périmètre, le choix vous revient, sous réserve du plan d’urbanisme.',
    },
  ],
  sources: [
    { fact: 'Un règlement écrit dès 2012', source: 'towns' },
    { fact: 'Plusieurs maisons du XVe siècle montent en encorbellement', source: 'archives' },
    { fact: 'capitale des ducs de Bourbon', source: 'archives' },
  ],
} as const satisfies Town;
