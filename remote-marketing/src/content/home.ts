import { beginning } from '@renovation-th/shared/french-words';
import type { Identity } from '@renovation-th/shared/identity/identity';
import {
  answers,
  delayNote,
  fourSteps,
  freeTravelSentence,
  tenYearGuarantee,
  travelEverywhere,
  usualDelay,
} from '@renovation-th/shared/content/promises';
import type { ServiceKey } from './services';
import { tradesCount } from './trades-count';

export const quotePath = '/contact';

export const hero = {
  place: `${beginning(tradesCount)}, un seul interlocuteur, à\u00a0Gerzat\u00a0(63)`,
  title: 'Un seul artisan pour rénover votre maison',
  tagline: `Peinture, façade, toiture, maçonnerie et nettoyage dans le Puy-de-Dôme. Devis gratuit, ${answers.reply.phrase}.`,
  quote: 'Demander un devis gratuit',
  callPrefix: 'Appeler le ',
};

export const figures = {
  label: 'En chiffres',
  note: delayNote,
  /** Returns the owner's figures, or neutral ones until the owner has given any. */
  of: ({ figures, foundedIn }: Identity) => {
    const sample = figures?.isSample ? ' (exemple)' : '';
    return figures
      ? [
          {
            value: figures.years,
            meaning: `ans d’expérience${sample}\u202f; entreprise fondée en ${foundedIn}`,
          },
          { value: figures.projects, meaning: `projets menés à bien${sample}` },
          { value: '48\u00a0h', meaning: usualDelay.meaning },
          { value: figures.satisfiedClients, meaning: `de clients satisfaits${sample}` },
        ]
      : [
          { value: String(foundedIn), meaning: 'année de création de l’entreprise' },
          { value: '24\u00a0h', meaning: answers.reply.meaning },
          { value: '48\u00a0h', meaning: usualDelay.meaning },
          { value: '0\u00a0€', meaning: travelEverywhere.meaning },
        ];
  },
};

export const offer = {
  heading: 'Ce que nous faisons chez vous',
  linkLabel: 'Découvrir',
  services: ['painting', 'roofing', 'masonry', 'cleaning'] satisfies ServiceKey[],
  /** Line below the four cards, with the trades that have none. */
  others: { before: 'Et aussi\u00a0: ', between: ' et ' },
};

export const reasons = {
  heading: 'Pourquoi choisir Rénovation TH',
  quote: 'Demander un devis gratuit',
  /** Claims insurance only if the identity names the insurer. */
  points: ({ insurance }: Pick<Identity, 'insurance'>) => [
    {
      title: 'Un seul interlocuteur',
      text: `La même personne répond, chiffre et fait les travaux des ${tradesCount}.`,
    },
    {
      title: 'Un devis clair et gratuit',
      text: `Chaque poste est détaillé. ${freeTravelSentence}`,
    },
    insurance
      ? { title: 'Assuré, et il le prouve', text: `${tenYearGuarantee.proof} ${tenYearGuarantee.scope}` }
      : { title: tenYearGuarantee.title, text: tenYearGuarantee.works },
    {
      title: 'Des matériaux faits pour ce climat',
      text: 'Nous choisissons enduits et peintures pour le gel, le soleil et la pluie.',
    },
    {
      title: 'Un chantier propre et à l’heure',
      text: 'Les horaires sont tenus et les abords laissés propres.',
    },
  ],
};

/** Texts that are shown once the owner has written an introduction. */
export const craftsman = {
  name: (firstName: string, locality: string) => `${firstName}, artisan à ${locality}`,
  reviews: (site: string) => `Lire les avis sur ${site} (site externe)`,
  portraitAlt: (firstName: string) => `Portrait de ${firstName}`,
};

/** Texts that replace the callback booking when no remote offers it. */
export const callbackFallback = {
  heading: 'Être rappelé à l’heure qui vous convient',
  text: 'Cochez la demande de rappel dans le formulaire de contact\u00a0: vous y choisissez le jour et l’heure. C’est gratuit et sans engagement.',
  request: 'Demander à être rappelé',
};

export const closing = {
  heading: 'Parlons de votre maison',
  text: `Décrivez vos travaux en quelques lignes. ${answers.reply.sentence}`,
  quote: 'Demander un devis gratuit',
};

export const steps = {
  heading: 'De votre appel à la fin des travaux',
  list: fourSteps,
};

export const leak = {
  heading: 'En cas de fuite',
  intro: 'Appelez\u00a0: nous disons aussitôt si nous pouvons venir bâcher. Le prix se signe avant la pose.',
  list: [
    {
      title: 'Couper',
      text: 'Fermez l’eau au compteur si un tuyau fuit, puis appelez un plombier. Coupez l’électricité de la pièce au tableau si l’eau approche d’une prise.',
    },
    {
      title: 'Recueillir',
      text: 'Un seau sous la goutte, les meubles écartés. Ne restez pas sous un plafond qui fait une poche, ne montez pas sur le toit.',
    },
    {
      title: 'Photographier, puis nous appeler',
      text: 'Dites par où l’eau entre et depuis quand. Prévenez votre assurance, en général sous cinq jours ouvrés.',
    },
  ],
};

/** Short answers. Those on small jobs and on tax depend on the identity. */
export const questions = {
  heading: 'Questions fréquentes',
  vat: 'Quelle TVA sera appliquée\u202f?',
  smallJobs: {
    title: 'Venez-vous pour un petit chantier\u202f?',
    text: 'Oui\u00a0: une marche, un volet, un solin. Loin de Gerzat, nous en groupons plusieurs dans une même journée.',
    smallest: (price: string) => `L’intervention minimale est de ${price}.`,
  },
  points: [
    {
      title: 'Combien cela coûte-t-il\u202f?',
      text: 'Cela dépend du support, de l’accès et de la surface. Au téléphone, nous donnons un ordre de grandeur, sous réserve de la visite.',
    },
    {
      title: 'Faites-vous tout vous-même\u202f?',
      text: `Oui pour les ${tradesCount}. Charpente, électricité, plomberie, couverture entière\u00a0: nous vous disons qui appeler.`,
    },
  ],
};
