import type { Town } from '../town-record';

export const dompierreSurBesbre = {
  slug: 'dompierre-sur-besbre',
  name: 'Dompierre-sur-Besbre',
  zone: 'further',
  where: 'à Dompierre-sur-Besbre',
  of: 'de Dompierre-sur-Besbre',
  department: 'Allier',
  postcode: '03290',
  variant: 'classic-8',
  model: 'bourbonnais',
  position: { latitude: 46.522, longitude: 3.681 },
  distance: { km: 110, minutes: 95 },
  delay: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: true,
  saysBasedNearby: true,
  title: 'Brique vermiculée et toits raides à Dompierre-sur-Besbre',
  description:
    'Brique vermiculée, toits pentus, pans de bois\u00a0: des travaux adaptés à la Sologne bourbonnaise, à Dompierre-sur-Besbre. Devis gratuit.',
  lead: 'À Dompierre, l’argile est partout\u00a0: dans le sol, dans les murs, sur les toits. Nous venons y travailler en séjours préparés, avec tout le matériel.',
  brief: {
    soil: 'argile de Sologne bourbonnaise',
    walls: 'brique vermiculée, pans de bois',
    protection: 'maison de la Tour, inscrite en 1990',
  },
  cards: {
    painting: 'Nous peignons les pièces à la suite, en un seul séjour, du plafond aux boiseries.',
    roofing: 'À 45° et plus, la ligne d’ancrage se pose avant la brosse.',
    masonry: 'Nous remplaçons les rangs atteints par des briques de même format et de cuisson proche.',
    rendering: 'L’enduit couvre le parpaing et le torchis\u202f; la brique reste nue.',
    cleaning: 'Nous curons les gouttières en dernier, quand le toit est brossé.',
    interior: 'Nous arrêtons la liste des portes et des quincailleries avant le départ du fourgon.',
    exterior: 'Nous posons fenêtres, volets et gouttières à la suite, une fois mesurés.',
    woodwork: 'Nous brossons et traitons les poteaux, puis peignons les volets à plat.',
  },
  expertise: [
    'La brique vermiculée et les pentes à 45° s’abordent avec le matériel complet, ou pas du tout.',
    'Nous chargeons le fourgon d’après vos photos, pour ne manquer de rien sur place.',
  ],
  toSend:
    'Envoyez la pente du toit vue du pignon et la liste de tout ce qui pourrait tenir dans un même séjour.',
  localHeading: 'Brique, toits raides et argile de Sologne',
  localFacts: [
    {
      title: 'La brique vermiculée',
      text: 'En pays solognot, une brique dite vermiculée remplit les murs entre les bois. On ne la noie pas sous un crépi. Les éléments fendus se changent un à un, avec une terre cuite de même format et de cuisson proche.',
    },
    {
      title: 'Quarante-cinq degrés et plus',
      text: 'Les toits du pays sont raides, et personne n’y tient debout\u00a0: échelle de couvreur, ligne d’ancrage ou nacelle, cela se prévoit et se lit sur le devis.',
    },
    {
      title: 'La maison de la Tour',
      text: 'Ce logis double en pans de bois, inscrit en 1990, rappelle comment logeaient les plus modestes. Avant de toucher un poteau de votre maison, parlez-en à la mairie, photos en main.',
    },
    {
      title: 'Un terrain qui retient l’eau',
      text: 'Une rigole curée, un trottoir de gravier au pied du mur, une descente prolongée loin de l’angle\u00a0: ces travaux sans éclat protègent la brique mieux qu’un hydrofuge.',
    },
  ],
  questions: [
    {
      question: 'Le bas de mes briques part en poudre\u00a0: comment l’arrêter\u202f?',
      answer:
        'Cherchez l’eau\u00a0: terre trop haute, dalle qui renvoie la pluie, joint de ciment. Une fois la source tarie, les rangs atteints se remplacent par petites longueurs.',
    },
    {
      question: 'Comment lavez-vous un toit aussi pentu\u202f?',
      answer:
        'Avec une brosse et un pulvérisateur, depuis un appui sûr, un jour sec, quand l’air est calme. Pas de haute pression sur une tuile plate\u00a0: elle soulève les rangs et arrache l’engobe. La mousse morte tombe ensuite avec les pluies.',
    },
  ],
  sources: [
    { fact: 'inscrit en 1990', source: 'merimee' },
    { fact: 'Quarante-cinq degrés et plus', source: 'vernacular' },
  ],
} as const satisfies Town;
