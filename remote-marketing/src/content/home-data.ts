import { aidAdvice } from '@renovation-th/shared/content/aids';
import { fourSteps } from '@renovation-th/shared/content/promises';
import type { WorkPair } from '../page-data/work-data';
import type { PortfolioWork } from './portfolio-works';
import { tradesCount } from './trades-count';

const steps = {
  heading: 'De votre appel à la fin des travaux',
  intro: 'Quatre étapes, et vous savez à chacune qui fait quoi.',
};

const leak = {
  heading: 'En cas de fuite',
  lead: 'Trois gestes, dans cet ordre. Au téléphone, nous vous disons aussitôt si nous pouvons venir poser une bâche, quand, et à quel prix.',
  points: [
    {
      title: 'Couper',
      text: 'L’eau au compteur si elle vient d’un tuyau\u00a0: c’est alors l’affaire d’un plombier. L’électricité de la pièce si l’eau approche d’une lampe ou d’une prise.',
    },
    {
      title: 'Recueillir',
      text: 'Un seau sous la goutte, les meubles écartés. Tenez-vous à distance d’un plafond qui fait une poche. Ne montez pas sur le toit.',
    },
    {
      title: 'Photographier, puis nous appeler',
      text: 'Dites par où l’eau entre, depuis quand, et par quel vent. Prévenez votre assurance\u00a0: le délai est en général de cinq jours ouvrés.',
    },
  ],
};

/** Short answers. The one on tax depends on the identity. */
const questions = {
  heading: 'Questions fréquentes',
  vat: 'Quelle TVA sera appliquée\u202f?',
  points: [
    {
      title: 'Combien cela coûte-t-il\u202f?',
      text: 'Cela dépend du support, de l’accès et de la surface. Chaque page de métier dit ce qui fait le prix\u202f; le vôtre est dans le devis, gratuit, poste par poste.',
    },
    {
      title: 'Quand les travaux commencent-ils\u202f?',
      text: 'À la date de début inscrite au devis. Elle dépend de la saison\u00a0: un enduit ou une peinture de façade ne se fait ni par gel ni sous la pluie.',
    },
    {
      title: 'Faites-vous tout vous-même\u202f?',
      text: `Oui pour les ${tradesCount}\u00a0: nous répondons, nous chiffrons et nous faisons les travaux. La charpente, l’électricité, la plomberie ou une couverture entière vont à une entreprise de ce métier, que nous vous aidons à choisir.`,
    },
    {
      title: 'Ai-je droit à une aide\u202f?',
      text: `Pour l’isolation ou des fenêtres, peut-être, si l’entreprise est reconnue garante de l’environnement (RGE). ${aidAdvice}`,
      saysRge: true,
    },
  ],
};

/** Data that the home page declares. */
export const homeData = { steps: { ...steps, list: fourSteps }, leak, questions };

export type DeclaredHome = typeof homeData;

/** The declared data, with the works that compose adds. */
export type HomeData = DeclaredHome & {
  works: readonly PortfolioWork[];
  /** Before and after, from the newest work that has both. */
  comparison: HomeComparison | null;
};

export type HomeComparison = Pick<PortfolioWork, 'path' | 'title' | 'facts'> & WorkPair;
