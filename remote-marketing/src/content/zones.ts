import { answers, delayMeaning, delayNote } from '@renovation-th/shared/content/promises';
import { withdrawal } from '@renovation-th/shared/content/withdrawal';
import { withdrawalLink } from './legal-withdrawal';

export const zonesPage = {
  path: '/zones-intervention',
  name: 'Zones d’intervention',
  all: 'Toutes nos zones d’intervention',
  title: 'Zones d’intervention\u00a0: Puy-de-Dôme, Allier et est du Cantal',
  quote: 'Demander un devis gratuit',
  quotePath: '/contact',
  main: {
    title: 'Zone principale',
    text: 'Gerzat, Clermont-Ferrand, Riom et leurs voisines sont à moins d’une demi-heure. Nous y retournons sans peine pour revoir une fissure, reprendre un détail ou finir après la pluie.',
  },
  extended: {
    title: 'Zone étendue',
    text: 'Vichy, Thiers, Issoire et Ambert, puis les départements de l’Allier et du Cantal. La route est plus longue, le chantier se prépare d’autant\u00a0: matériel complet au départ, livraisons prévues d’avance.',
  },
  list: {
    heading: 'Les communes',
    intro: 'Chacune a sa page\u00a0: distance, façon de bâtir, climat et règles de façade.',
    all: { label: 'Trouver votre commune', path: '/villes' },
  },
  delays: {
    heading: 'Sous quel délai nous venons',
    intro: `${delayMeaning} ${delayNote}`,
  },
  terms: {
    heading: 'Ce que coûtent le devis et le trajet',
    intro: 'Pour la route, rien ne s’ajoute après coup. Ce tableau vaut pour toutes les pages du site.',
    withdrawal: withdrawal.sentence,
    form: withdrawalLink,
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
    text: `Posez la question\u00a0: si la route est raisonnable, nous venons. ${answers.reply.sentence}`,
    contact: 'Nous contacter',
    contactPath: '/contact',
  },
} as const;
