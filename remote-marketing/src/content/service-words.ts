import { beginning } from '@renovation-th/shared/french-words';
import type { Price } from '@renovation-th/shared/identity/identity';
import {
  answers,
  tenYearGuarantee,
  travelEverywhere,
  usualDelay,
} from '@renovation-th/shared/content/promises';

/** Texts that all service pages share. */
export const serviceWords = {
  quote: 'Demander un devis',
  quotePath: (slug: string) => `/contact?service=${slug}`,
  factsLabel: 'En bref',
  facts: (isGuaranteed: boolean) => [
    answers.reply,
    usualDelay,
    travelEverywhere,
    isGuaranteed ? tenYearGuarantee : { value: 'détaillé', meaning: 'le devis, poste par poste' },
  ],
  offersNavigation: 'Sur cette page',
  limit: 'À savoir',
  tasks: 'Ce qui est fait',
  brands: (brands: readonly string[]) =>
    `${brands.length > 1 ? 'Nos marques' : 'Notre marque'}\u00a0: ${brands.join(', ')}.`,
  price: {
    heading: 'Ce qui fait le prix',
    from: ({ what, from, unit }: Price) => `${what}\u00a0: à partir de ${from} par ${unit}`,
    onCard: ({ what, from, unit }: Price, tax: string) =>
      `${what}\u00a0: à partir de ${from} par ${unit}, ${tax}`,
    conditions: ({ conditions }: Price, tax: string) =>
      `${beginning(tax)}, dans ces conditions\u00a0: ${conditions}. Le devis confirme le prix.`,
    smallest: (price: string) => `Intervention minimale\u00a0: ${price}`,
    smallestText: (tax: string) => `${beginning(tax)}. C’est le plus petit chantier pour lequel nous venons.`,
  },
  paper: {
    says: 'Ce que dit notre devis',
    durations: 'La durée, en ordre de grandeur',
    /** Returns the heading that fits the terms that the owner has set: tax, payment or both. */
    paid: (has: { taxes: boolean; payment: boolean }) =>
      has.taxes && has.payment ? 'TVA et paiement' : has.taxes ? 'TVA' : 'Paiement',
    terms: { label: 'Devis, paiement et rétractation en détail', path: '/mentions-legales#devis' },
  },
  /** Heading of the questions that the owner answers. */
  ownAnswers: 'À demander à tout artisan, et nos réponses',
};
