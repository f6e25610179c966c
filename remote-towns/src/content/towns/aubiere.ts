import type { Town } from '../town-record';

export const aubiere = {
  slug: 'aubiere',
  name: 'Aubière',
  zone: 'main',
  where: 'à Aubière',
  of: 'd’Aubière',
  department: 'Puy-de-Dôme',
  postcode: '63170',
  variant: 'classic-6',
  model: 'winegrower',
  position: { latitude: 45.751, longitude: 3.111 },
  distance: { km: 15, minutes: 20 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: true,
  saysBasedNearby: false,
  title: 'Rénover une maison de vigneron à Aubière | Rénovation TH',
  description:
    'Aubière et ses maisons vigneronnes à cour\u00a0: façade, escalier de pierre, caves, toiture, peinture. Un artisan installé à Gerzat, un devis gratuit.',
  lead: 'Hautes maisons de vignerons, cours fermées, caves dans le coteau\u00a0: à Aubière, nous préparons chaque chantier d’après le plan de la maison.',
  brief: {
    soil: 'coteau creusé de caves, bourg en bas',
    walls: 'hautes maisons à cuvage, pierre de Volvic aux angles',
    protection: 'avis de la mairie sur les teintes du vieux bourg',
  },
  cards: {
    painting: 'Au bourg, nous essayons la teinte sur le mur, à côté de celle des voisins.',
    roofing: 'Un seul échafaudage, monté depuis la cour, sert au démoussage et à la gouttière.',
    masonry: 'Nous numérotons les marches de lave, les déposons, puis les recalons avec leur pente.',
    cleaning: 'Dans ces cours fermées, nous brossons, rinçons peu et laissons l’air passer.',
    interior: 'Du cuvage au grenier, portes et boiseries changent de cote à chaque niveau.',
    exterior: 'Nous réparons volets, portes et descentes avec du matériel qui tient dans une cour fermée.',
  },
  expertise: [
    'Tout passe par le portail de la cour\u00a0: nous le mesurons avant de choisir l’échafaudage.',
    'Nous réparons les caves et leurs périscopes sans jamais les boucher.',
  ],
  toSend:
    'Mesurez le portail de la cour et comptez les niveaux\u00a0: ces deux chiffres commandent le reste.',
  localHeading: 'Maisons de vignerons et quartier de caves',
  localFacts: [
    {
      title: 'Quatre niveaux sur cour',
      text: 'Jusqu’à 570\u00a0hectares de vignes avant le phylloxéra\u00a0: enrichis, des Aubiérois se sont bâti des maisons élevées, cuvage en bas, pièces au premier, chambres, puis grenier. La pierre de Volvic y forme escaliers, angles et corniches. L’échafaudage devra passer le portail\u00a0: on le mesure à la visite.',
    },
    {
      title: 'Peu de caves sous le bourg',
      text: 'Les caves se groupent à l’écart des habitations, comme à Romagnat ou à Pérignat. Sous une maison du centre, on trouve donc un cuvage de plain-pied, frais, aux bas de murs souvent humides. Évitez la chape étanche et la plinthe de ciment\u00a0: toutes deux envoient l’eau plus haut.',
    },
    {
      title: 'Les périscopes',
      text: 'Dans le quartier des caves, des conduits d’aération sortent de terre comme des périscopes. Boucher le vôtre ferait moisir la voûte. On rejointoie la souche, on pose une grille contre les bêtes, on laisse passer l’air.',
    },
    {
      title: 'Teintes et voisinage',
      text: 'Le vieux bourg a des teintes voisines d’une maison à l’autre\u00a0: un mur trop blanc y saute aux yeux. La mairie renseigne sur les couleurs admises\u202f; quand un monument protégé est proche, l’architecte des Bâtiments de France donne aussi son avis.',
    },
  ],
  questions: [
    {
      question: 'Mon escalier extérieur se descelle\u00a0: peut-on le garder\u202f?',
      answer:
        'Presque toujours. Les marches de lave s’usent lentement\u202f; ce sont les joints qui cèdent et l’eau qui passe dessous. On numérote les pierres mobiles, on les repose au mortier de chaux avec une légère pente. Le béton ne se justifie que si la pierre est fendue.',
    },
    {
      question: 'Mon cuvage sert de garage, et le sol suinte\u00a0: faut-il le bétonner\u202f?',
      answer:
        'Surtout pas d’un mur à l’autre. L’eau que la dalle arrête remonte dans les murs. Un lit de cailloux, une dalle désolidarisée des murs par une bande drainante, la porte et le soupirail laissés ouverts\u00a0: la voiture y est bien, et la maçonnerie sèche.',
    },
  ],
  sources: [
    { fact: 'Jusqu’à 570\u00a0hectares de vignes avant le phylloxéra', source: 'archives' },
    {
      fact: 'Les caves se groupent à l’écart des habitations, comme à Romagnat ou à Pérignat',
      source: 'inventory',
    },
    { fact: 'des conduits d’aération sortent de terre comme des périscopes', source: 'archives' },
  ],
} as const satisfies Town;
