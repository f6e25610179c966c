import type { Town } from '../town';

export const saintGenesChampanelle = {
  slug: 'saint-genes-champanelle',
  where: 'à Saint-Genès-Champanelle',
  of: 'de Saint-Genès-Champanelle',
  department: 'Puy-de-Dôme',
  postcode: '63122',
  variant: 'lempdes',
  model: 'volvic',
  position: { latitude: 45.72, longitude: 3.019 },
  altitude: 880,
  distance: { km: 20, minutes: 35 },
  intervention: 'within-the-week',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  description:
    'Rénover à 880\u00a0m d’altitude\u00a0: tuiles, gouttières, enduits et menuiseries à Saint-Genès-Champanelle et dans ses hameaux. Le devis, gratuit, part en 24\u00a0h.',
  lead: 'Autour de 900\u00a0m, une maison ne vieillit pas comme en plaine. Nous montons à Saint-Genès-Champanelle pour des travaux pensés contre le gel, la neige et le vent.',
  servicesIntro:
    'Chaque corps d’état a sa saison\u00a0: le dehors aux beaux jours, les pièces quand le froid s’installe. Un même artisan règle ce calendrier.',
  localHeading: 'Douze hameaux, un même hiver',
  localFacts: [
    {
      title: 'Autour de zéro',
      text: 'À cette altitude, la moyenne de janvier approche 0\u00a0°C. L’eau logée derrière un enduit ou sous une tuile gèle, fond, puis recommence. Lui fermer le passage vient donc avant toute question de couleur.',
    },
    {
      title: 'De Theix à Laschamps',
      text: 'Le territoire s’étage de 660 à 1\u00a0252\u00a0m. La neige ne part pas le même jour partout, et un mur orienté au nord peut garder l’humidité jusqu’à la fin du printemps. Nous le touchons de la main avant d’ouvrir un pot.',
    },
    {
      title: 'Le vieux hameau et sa couronne',
      text: 'Au centre, des bâtisses de pierre volcanique, épaisses, qui veulent de la chaux. Tout autour, des pavillons maçonnés, où un crépi actuel convient très bien. Deux recettes, parfois à cent pas l’une de l’autre.',
    },
    {
      title: 'Le parc et le site classé',
      text: 'Toute la commune est dans le parc naturel régional des Volcans d’Auvergne. La chaîne des Puys, elle, est un site classé\u00a0: y modifier un bâtiment réclame une autorisation spéciale. La mairie vous montre où passe la limite.',
    },
  ],
  neighbours: ['royat', 'beaumont', 'romagnat', 'chamalieres'],
  questions: [
    {
      question: 'La neige a tordu ma gouttière\u00a0: que prévoir\u202f?',
      answer:
        'Des crochets plus serrés, une pente vérifiée, quelquefois un arrêt de neige au-dessus de la porte. À tout zingueur, demandez quel écart il laisse entre deux crochets et pourquoi. Une réponse vague n’est pas bon signe.',
    },
    {
      question: 'Un hydrofuge protège-t-il les tuiles du gel\u202f?',
      answer:
        'Il les aide à boire moins, à condition d’être appliqué sur des tuiles propres, sèches et saines. Une tuile qui s’écaille ne guérit pas\u00a0: elle se change. Quand tout un pan en est là, ne payez pas de traitement.',
    },
    {
      question: 'Jusqu’à quand peut-on peindre dehors\u202f?',
      answer:
        'Tant que le support reste au-dessus de 5\u00a0°C, la nuit comprise, et que la rosée ne s’y dépose pas trop tôt. En pratique, l’automne est court par ici. Passé cette date, nous vous proposons le printemps plutôt qu’une peinture qui s’écaillera.',
    },
  ],
} as const satisfies Town;
