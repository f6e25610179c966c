/** The page of where the craftsman works. */
export const zonesPage = {
  path: '/zones-intervention',
  name: 'Zones d’intervention',
  all: 'Toutes nos zones d’intervention',
  title: 'De Gerzat à votre porte',
  lead: 'Dix communes autour de l’atelier, tout le Puy-de-Dôme, l’Allier et l’est du Cantal. Le devis est gratuit partout.',
  quote: 'Demander un devis gratuit',
  quotePath: '/contact',
  main: {
    title: 'Zone principale',
    text: 'Gerzat, Clermont-Ferrand, Riom et leurs voisines sont à moins d’une demi-heure. Revoir une fissure, reprendre un détail, attendre que la pluie passe\u00a0: rien n’y est compliqué.',
    value: 'sous 48\u00a0h',
    meaning: 'pour intervenir, et le déplacement est gratuit',
  },
  extended: {
    title: 'Zone étendue',
    text: 'Vichy, Thiers, Issoire et Ambert, puis les départements de l’Allier et du Cantal. Les visites y sont groupées et les livraisons prévues d’avance\u202f; dans les deux départements, la date se fixe avec le devis.',
    value: 'sur devis',
    meaning: 'dans l’Allier et le Cantal, la date des travaux',
  },
  list: {
    heading: 'Les communes',
    intro: 'Chacune a sa page\u00a0: distance, façon de bâtir, climat et règles de façade.',
    main: 'Zone principale',
    extended: 'Zone étendue',
    further: 'Et trente autres communes',
    onQuote: ' (sur devis)',
  },
  terms: {
    heading: 'Ce que coûte le devis, ce que coûte la route',
    intro: 'Rien n’est ajouté après coup. Ce tableau vaut pour toutes les pages du site.',
  },
  location: {
    heading: 'Où nous trouver',
    text: 'L’atelier est au nord de Clermont-Ferrand, dans la plaine de la Limagne. C’est un point de départ, pas une boutique\u00a0: le plus simple est d’appeler.',
    address: 'Adresse',
    position: 'Coordonnées',
    map: 'Ouvrir dans OpenStreetMap',
    external: ' (site externe)',
  },
  closing: {
    heading: 'Votre commune n’est pas dans la liste\u202f?',
    text: 'Posez la question\u00a0: si la route est raisonnable, nous venons. Vous recevez une réponse sous 24\u00a0h.',
    contact: 'Nous contacter',
    contactPath: '/contact',
  },
} as const;

/** Where a visitor sees this place on a map, on a site that he chooses to open. */
export const mapAddress = (latitude: number, longitude: number) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`;
