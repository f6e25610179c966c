import type { Town } from '../town-record';

export const lempdes = {
  slug: 'lempdes',
  name: 'Lempdes',
  zone: 'further',
  where: 'à Lempdes',
  of: 'de Lempdes',
  department: 'Puy-de-Dôme',
  postcode: '63370',
  variant: 'lempdes',
  model: 'cracked',
  position: { latitude: 45.77, longitude: 3.195 },
  distance: { km: 10, minutes: 15 },
  delay: 'within-the-week',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Crépis et fissures à Lempdes (63370) | Rénovation TH',
  description:
    'Façade, toiture, maçonnerie et peinture à Lempdes (63370), du vieux bourg vigneron aux pavillons, par un artisan de Gerzat. Devis gratuit.',
  lead: 'Façade, toiture, maçonnerie et peinture à Lempdes, par un artisan installé à Gerzat, de l’autre côté de l’aéroport.',
  brief: {
    soil: 'argile de Limagne, sensible à la sécheresse',
    walls: 'cuvages du bourg, crépis des pavillons',
    protection: null,
  },
  cards: {
    exterior: 'Au sud, le soleil use bandeaux et volets plus vite que la pluie.',
    roofing: 'Le pan nord se démousse\u202f; le pan sud, grillé par le soleil, se contrôle.',
    masonry: 'Une fissure en escalier s’observe deux saisons\u202f; le muret, lui, se remonte sans attendre.',
    painting: 'Sur une façade que la sécheresse a fissurée, la peinture vient après la réparation.',
    interior: 'Nous réglons à nouveau les portes dans les maisons que le sol a fait bouger.',
    cleaning: 'Nous brossons dallages et crépis ternis, puis les rinçons à basse pression.',
  },
  expertise: [
    'C’est la même plaine que la nôtre, et la même argile\u00a0: nous regardons la fissure avant le crépi.',
    'Trouver l’arbre qui dessèche un angle, ou la descente qui le détrempe, évite parfois un chantier.',
  ],
  toSend: 'Photographiez la fissure avec une pièce de monnaie à côté, et dites depuis quand vous la voyez.',
  localHeading: 'Le vieux bourg, les pavillons et le sol de Limagne',
  localFacts: [
    {
      title: 'Le vieux bourg',
      text: 'Lempdes a été un village de vignerons, retenu dans l’inventaire du patrimoine viticole de la métropole. Ces maisons anciennes, souvent bâties sur une cave ou un cuvage, ont des murs épais qui doivent sécher\u00a0: il leur faut un enduit à la chaux plutôt qu’un revêtement étanche.',
    },
    {
      title: 'Les pavillons',
      text: 'Autour du bourg, les besoins sont autres\u00a0: crépi terni, dessous de toit à repeindre, terrasse et dallage encrassés, gouttières à reprendre. Ces travaux se groupent bien en un seul chantier.',
    },
    {
      title: 'Le sol de Limagne',
      text: 'La terre de la plaine est souvent argileuse\u00a0: elle gonfle avec la pluie et se retire pendant la sécheresse. Une fissure de façade se regarde donc avant de se reboucher. Si elle bouge encore, un enduit neuf ne la tiendra pas, et une étude de sol dit ce qui la tiendrait.',
    },
    {
      title: 'Peu de pluie, beaucoup de soleil',
      text: 'La station météo de Clermont-Ferrand ne relève qu’environ 560\u00a0mm de pluie par an. Ici, c’est le soleil qui use les volets et les façades au sud, pendant que la mousse gagne le côté nord des toits.',
    },
  ],
  questions: [
    {
      question: 'Pourquoi mon pavillon fissure-t-il, et pas celui d’à côté\u202f?',
      answer:
        'Sur la même argile, trois détails font la différence\u00a0: un grand arbre qui la dessèche, une descente qui la détrempe au même angle, une fondation moins profonde. Regardez d’abord les deux premiers, ils se corrigent. Pour la troisième, seul un bureau d’études répond.',
    },
    {
      question: 'Faut-il déclarer un changement de teinte en façade\u202f?',
      answer:
        'Oui. Une autre couleur modifie l’aspect extérieur\u00a0: la déclaration préalable est en principe due partout, secteur protégé ou non. Reprendre la même teinte n’en demande pas, sauf aux abords d’un monument ou si la commune l’a décidé. Le règlement dit aussi quels tons sont admis.',
    },
  ],
  sources: [
    { fact: 'la déclaration préalable est en principe due partout', source: 'law' },
    { fact: 'retenu dans l’inventaire du patrimoine viticole de la métropole', source: 'wine' },
    { fact: 'environ 560\u00a0mm de pluie par an', source: 'meteo' },
  ],
} as const satisfies Town;
