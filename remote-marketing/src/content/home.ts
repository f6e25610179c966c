import { beginning } from '@renovation-th/shared/french-words';
import type { Identity } from '@renovation-th/shared/identity/identity';
import {
  answers,
  freeTravelSentence,
  tenYearGuarantee,
  travelEverywhere,
  usualDelay,
} from '@renovation-th/shared/content/promises';
import type { ServiceKey } from './services';
import { tradesCount } from './trades-count';

/** Links of the quote form. */
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
  /** The owner's own text, or a neutral one. */
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
  intro:
    'Les travaux d’une maison se tiennent\u00a0: un crépi se refait avant la peinture, un toit se nettoie avant le traitement. Un seul interlocuteur suit l’ensemble.',
  linkLabel: 'Découvrir',
  services: ['painting', 'roofing', 'masonry', 'cleaning'] satisfies ServiceKey[],
};

export const reasons = {
  heading: 'Pourquoi choisir Rénovation TH',
  lead: 'Installé à Gerzat, je m’occupe de votre chantier du premier appel à la dernière finition.',
  quote: 'Demander un devis gratuit',
  /** Claims insurance only once the insurer is named. */
  points: ({ insurance }: Pick<Identity, 'insurance'>) => [
    {
      title: 'Un seul interlocuteur',
      text: `Je vous réponds, j’établis le devis et je fais les travaux des ${tradesCount}.`,
    },
    {
      title: 'Un devis clair et gratuit',
      text: `Chaque poste est détaillé. ${freeTravelSentence}`,
    },
    insurance
      ? { title: 'Assuré, et il le prouve', text: `${tenYearGuarantee.proof} ${tenYearGuarantee.scope}` }
      : { title: tenYearGuarantee.title, text: tenYearGuarantee.scope },
    {
      title: 'Des matériaux faits pour ce climat',
      text: 'Gel, plein soleil, pluie battante\u00a0: enduits et peintures sont choisis pour y\u00a0résister.',
    },
    {
      title: 'Un chantier propre et à l’heure',
      text: 'Les horaires sont tenus et les abords laissés propres.',
    },
  ],
};

/** Shown once the owner has introduced themselves. */
export const craftsman = {
  name: (firstName: string, locality: string) => `${firstName}, artisan à ${locality}`,
  reviews: (site: string) => `Lire les avis sur ${site} (site externe)`,
  portraitAlt: (firstName: string) => `Portrait de ${firstName}`,
};

/** Replaces the callback booking when it is not available. */
export const callbackFallback = {
  heading: 'Être rappelé à l’heure qui vous convient',
  text: 'Cochez la demande de rappel dans le formulaire de contact\u00a0: vous y choisissez le jour et l’heure. C’est gratuit et sans engagement.',
  request: 'Demander à être rappelé',
};

export const closing = {
  heading: 'Parlons de votre maison',
  text: `Décrivez vos travaux en quelques lignes. ${answers.reply.sentence} Ou appelez, si vous préférez en parler de vive voix.`,
  quote: 'Demander un devis gratuit',
};
