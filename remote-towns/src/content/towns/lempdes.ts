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
  model: 'winegrower',
  position: { latitude: 45.77, longitude: 3.195 },
  altitude: 335,
  distance: { km: 10, minutes: 15 },
  delay: 'within-the-week',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  description:
    'Façade, toiture, maçonnerie et peinture à Lempdes (63370), du vieux bourg vigneron aux pavillons, par un artisan de Gerzat. Devis gratuit.',
  lead: 'Façade, toiture, maçonnerie et peinture à Lempdes, par un artisan installé à Gerzat, de l’autre côté de l’aéroport.',
  servicesIntro:
    'Dehors comme dedans, nous enchaînons les corps d’état\u00a0: un seul numéro à retenir, un seul devis à lire.',
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
      question: 'Qu’est-ce qui peut retarder une façade\u202f?',
      answer:
        'La météo, d’abord\u00a0: un enduit ne se pose ni par temps de gel, ni sur un mur brûlant. Une déclaration en mairie, ensuite, si la teinte change. Le devis tient compte des deux et donne la date des travaux.',
    },
    {
      question: 'Mon crépi est fissuré\u00a0: faut-il tout refaire\u202f?',
      answer:
        'Pas toujours. De fines fissures en surface se reprennent. Une fissure qui traverse le mur, ou qui s’ouvre d’une saison à l’autre, demande d’abord un diagnostic. Nous vous le disons à la visite, avant de parler de finition.',
    },
    {
      question: 'Faut-il déclarer un changement de teinte en façade\u202f?',
      answer:
        'En général, oui\u00a0: modifier l’aspect extérieur d’une maison passe par une déclaration préalable en mairie. Le plan local d’urbanisme dit aussi quelles teintes sont admises. Posez la question avant de choisir la couleur.',
    },
  ],
  sources: [
    { fact: 'retenu dans l’inventaire du patrimoine viticole de la métropole', source: 'wine' },
    { fact: 'environ 560\u00a0mm de pluie par an', source: 'meteo' },
  ],
} as const satisfies Town;
