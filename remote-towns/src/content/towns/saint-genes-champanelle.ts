import type { Town } from '../town-record';

export const saintGenesChampanelle = {
  slug: 'saint-genes-champanelle',
  name: 'Saint-Genès-Champanelle',
  zone: 'further',
  where: 'à Saint-Genès-Champanelle',
  of: 'de Saint-Genès-Champanelle',
  department: 'Puy-de-Dôme',
  postcode: '63122',
  variant: 'lempdes',
  model: 'volcanic-highland',
  position: { latitude: 45.72, longitude: 3.019 },
  distance: { km: 20, minutes: 35 },
  delay: 'within-the-week',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Rénover à 880\u00a0m\u00a0: Saint-Genès-Champanelle | Rénovation TH',
  description:
    'Rénover à 880\u00a0m d’altitude\u00a0: tuiles, gouttières, enduits et menuiseries à Saint-Genès-Champanelle et dans ses douze hameaux. Devis gratuit.',
  lead: 'À 880\u00a0m, une maison ne vieillit pas comme en plaine. Nous montons à Saint-Genès-Champanelle avec un calendrier réglé sur le gel, la neige et le vent.',
  brief: {
    soil: 'terrain volcanique, de 660 à 1\u00a0252\u00a0m',
    walls: 'pierre volcanique au hameau, parpaing autour',
    protection: 'parc naturel\u202f; chaîne des Puys en site classé',
  },
  cards: {
    exterior:
      'Nous rapprochons les crochets de gouttière et posons des arrêts de neige au-dessus des portes.',
    roofing: 'Une tuile que le gel écaille se change\u202f; les autres se démoussent quand la neige a fondu.',
    masonry: 'Le mortier se gâche de mai à septembre, jamais sur une pierre encore gelée à cœur.',
    painting: 'Pièces en janvier, volets en juin\u00a0: ici, c’est le thermomètre qui fixe l’ordre.',
    interior: 'Nous calons les portes contre le courant d’air, sans fermer les aérations.',
    cleaning: 'Nous lavons façades et terrasses au printemps, après rinçage du sel de déneigement.',
  },
  expertise: [
    'Au-dessus de 800\u00a0m, la belle saison est courte, et nous la réservons dès la fin de l’hiver.',
    'Les fondations d’un mur se calculent ici pour un gel bien plus profond qu’en plaine.',
  ],
  toSend: 'Précisez le hameau, l’orientation du mur et ce que la neige a déjà cassé.',
  localHeading: 'Douze hameaux en altitude',
  localFacts: [
    {
      title: 'Autour de zéro',
      text: 'À cette altitude, la moyenne de janvier approche 0\u00a0°C. L’eau logée derrière un enduit ou sous une tuile gèle, fond, puis recommence. Nous arrêtons donc l’eau avant de parler de couleur.',
    },
    {
      title: 'De Theix à Laschamps',
      text: 'Le territoire s’étage de 660 à 1\u00a0252\u00a0m. La neige ne part pas le même jour partout, et un mur orienté au nord peut garder l’humidité jusqu’à la fin du printemps. Nous vérifions qu’il est sec avant d’ouvrir un pot.',
    },
    {
      title: 'Le vieux hameau et sa couronne',
      text: 'Au centre, des bâtisses de pierre volcanique, épaisses, à enduire à la chaux. Tout autour, des pavillons maçonnés, où un crépi actuel convient très bien. Les deux mortiers se côtoient parfois dans la même rue.',
    },
    {
      title: 'Le parc et le site classé',
      text: 'Toute la commune est dans le parc naturel régional des Volcans d’Auvergne. La chaîne des Puys, elle, est un site classé\u00a0: y modifier un bâtiment réclame une autorisation spéciale. La mairie vous montre où passe la limite.',
    },
  ],
  questions: [
    {
      question: 'La neige a tordu ma gouttière\u00a0: que prévoir\u202f?',
      answer:
        'Des crochets plus serrés, une pente vérifiée, quelquefois un arrêt de neige au-dessus de la porte. Notre devis indique l’écart entre deux crochets, plus petit ici qu’en plaine, et la charge de neige en est la raison.',
    },
    {
      question: 'Un hydrofuge protège-t-il les tuiles du gel\u202f?',
      answer:
        'Il limite l’eau qu’elles absorbent, à condition d’être appliqué sur des tuiles propres, sèches et saines. Une tuile qui s’écaille ne se traite pas\u00a0: elle se change. Quand tout un pan en est là, un traitement ne sert plus à rien, et il faut un couvreur.',
    },
  ],
  sources: [
    { fact: 'Rénover à 880\u00a0m d’altitude', source: 'ign' },
    { fact: 'Le territoire s’étage de 660 à 1\u00a0252\u00a0m', source: 'ign' },
    { fact: 'la moyenne de janvier approche 0\u00a0°C', source: 'meteo' },
    { fact: 'Toute la commune est dans le parc naturel régional des Volcans d’Auvergne', source: 'park' },
  ],
} as const satisfies Town;
