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
  list: {
    heading: 'Les communes',
    intro: 'Chacune a sa page\u00a0: distance, façon de bâtir, climat et règles de façade.',
    all: { label: 'Trouver votre commune', path: '/villes' },
  },
  delays: {
    heading: 'Sous quel délai nous venons',
    intro: `${delayMeaning} Ce délai est un maximum\u202f; à Gerzat, où est l’atelier, nous pouvons passer plus tôt. ${delayNote}`,
  },
  terms: {
    id: 'devis',
    heading: 'Ce que coûtent le devis et le déplacement',
    intro: 'Ce tableau vaut pour tout le site.',
    withdrawal: withdrawal.short,
    form: withdrawalLink,
  },
  location: {
    heading: 'Où nous trouver',
    text: 'L’atelier est au nord de Clermont-Ferrand. C’est un point de départ, pas une boutique\u00a0: le plus simple est d’appeler.',
    address: 'Adresse',
    position: 'Coordonnées',
    map: 'Ouvrir dans OpenStreetMap',
    external: ' (site externe)',
  },
  closing: {
    heading: 'Votre commune n’est pas dans la liste\u202f?',
    text: `Posez la question\u00a0: nous venons, ou nous vous disons franchement que c’est trop loin. ${answers.reply.sentence}`,
    contact: 'Nous contacter',
    contactPath: '/contact',
  },
} as const;
