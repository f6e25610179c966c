import { beginning } from '@renovation-th/shared/french-words';
import type { Price } from '@renovation-th/shared/identity/identity';

const range = ({ what, from, to, unit }: Price) => `${what}\u00a0: de ${from} à ${to} par ${unit}`;

/** Texts that all service pages share. */
export const serviceWords = {
  quote: 'Demander un devis',
  quotePath: (slug: string) => `/contact?service=${slug}`,
  limit: 'À savoir',
  typicalJobs: 'Le travail tel qu’il se fait\u202f; ce ne sont pas des chantiers de clients.',
  typicalJob: 'Ce n’est pas le chantier d’un client.',
  brands: (brands: readonly string[]) =>
    `${brands.length > 1 ? 'Nos marques' : 'Notre marque'}\u00a0: ${brands.join(', ')}.`,
  cost: {
    heading: 'Prix, durée et tenue',
    price: 'Ce qui fait le prix',
    time: 'La durée des travaux',
    lasting: 'Combien de temps cela tient',
    /** Returns the heading that fits the terms that the owner has set: tax, payment or both. */
    paid: (has: { taxes: boolean; payment: boolean }) =>
      has.taxes && has.payment ? 'TVA et paiement' : has.taxes ? 'TVA' : 'Paiement',
    range,
    onCard: (price: Price, tax: string) => `${range(price)}, ${tax}`,
    conditions: ({ conditions }: Price, tax: string) =>
      `${beginning(tax)}, dans ces conditions\u00a0: ${conditions}. Le devis confirme le prix.`,
    smallest: (price: string) => `Intervention minimale\u00a0: ${price}`,
    smallestText: (tax: string) => `${beginning(tax)}. C’est le plus petit chantier pour lequel nous venons.`,
    example: { label: 'Un devis type, ligne par ligne', path: '/services#devis-type' },
  },
  /** Heading of the questions that the owner answers. */
  ownAnswers: 'À demander à tout artisan, et nos réponses',
};
