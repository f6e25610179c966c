import {
  answers,
  delayMeaning,
  delays,
  usualDelay,
  weekExplained,
} from '@renovation-th/shared/promises/promises';
import { withdrawal } from '@renovation-th/shared/promises/quote-rules';

/** The page of where the craftsman works. */
export const zonesPage = {
  path: '/zones-intervention',
  name: 'Zones d’intervention',
  all: 'Toutes nos zones d’intervention',
  title: 'Zones d’intervention\u00a0: Puy-de-Dôme, Allier et est du Cantal',
  lead: 'De Gerzat à votre porte\u00a0: dix communes autour de l’atelier, tout le Puy-de-Dôme, l’Allier et l’est du Cantal. Le devis est gratuit partout.',
  quote: 'Demander un devis gratuit',
  quotePath: '/contact',
  main: {
    title: 'Zone principale',
    text: 'Gerzat, Clermont-Ferrand, Riom et leurs voisines sont à moins d’une demi-heure. Revoir une fissure, reprendre un détail, attendre que la pluie passe\u00a0: rien n’y est compliqué.',
  },
  extended: {
    title: 'Zone étendue',
    text: 'Vichy, Thiers, Issoire et Ambert, puis les départements de l’Allier et du Cantal. La route est plus longue, le chantier se prépare d’autant\u00a0: matériel complet au départ, livraisons prévues d’avance.',
  },
  list: {
    heading: 'Les communes',
    intro: 'Chacune a sa page\u00a0: distance, façon de bâtir, climat et règles de façade.',
    main: 'Zone principale',
    extended: 'Zone étendue',
    further: 'Et trente autres communes',
    onQuote: ' (sur devis)',
  },
  delays: {
    heading: 'Sous quel délai nous venons',
    intro: delayMeaning,
    spans: [
      {
        value: delays['within-24-hours'].value,
        what: delays['within-24-hours'].meaning,
        text: 'à Cébazat',
      },
      {
        value: usualDelay.value,
        what: usualDelay.meaning,
        text: 'dans la zone principale, à Vichy, Thiers, Issoire et Ambert, et dans les autres communes de la liste',
      },
      {
        value: delays['within-the-week'].value,
        what: delays['within-the-week'].meaning,
        text: 'à Lempdes, Durtol, Nohanent, Sayat, Blanzat, Malintrat, Ménétrol, Châteaugay, Volvic et Saint-Genès-Champanelle',
      },
      {
        value: delays.quote.value,
        what: delays.quote.meaning,
        text: 'ailleurs dans l’Allier et dans l’est du Cantal',
      },
    ],
    notes: [weekExplained, `${withdrawal.sentence} ${withdrawal.exception}`],
  },
  terms: {
    heading: 'Ce que coûte le devis, ce que coûte la route',
    intro: 'Rien ne s’ajoute après coup. Ce tableau vaut pour toutes les pages du site.',
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
