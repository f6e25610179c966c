import { taxLetters, taxWords } from './vat';
import type { Identity } from '../identity/identity';

type Rates = Pick<Identity, 'hourlyRate' | 'smallestJob' | 'vat'>;
type Travel = Pick<Identity, 'travelCosts' | 'vat'>;

/**
 * The price of an hour, which the order of 24 January 2017 wants on the site in figures and with what it holds
 * of the tax, and that of the smallest job. Empty until the owner has filled them in.
 */
export function rateSentences({ hourlyRate, smallestJob, vat }: Rates): readonly string[] {
  const tax = taxWords({ vat });
  return [
    ...(hourlyRate ? [`Dépannage et travaux hors forfait\u00a0: ${hourlyRate} de l’heure, ${tax}.`] : []),
    ...(smallestJob ? [`Intervention minimale\u00a0: ${smallestJob}, ${tax}.`] : []),
  ];
}

/** The price of the way, where it is charged: the same order wants it. */
export function travelSentences({ travelCosts = {}, vat }: Travel): readonly string[] {
  const ways = [
    ['à Issoire', travelCosts.issoire],
    ['dans l’Allier', travelCosts.allier],
    ['dans le Cantal', travelCosts.cantal],
  ] as const;
  return ways.flatMap(([where, cost]) =>
    cost ? [`Prix de la route ${where}\u00a0: ${cost}, ${taxLetters({ vat })}.`] : [],
  );
}

/** How works are paid, once the owner has said it. */
export function paymentSentence({ payment }: Pick<Identity, 'payment'>): string | null {
  return payment ? `Paiement\u00a0: ${payment.deposit}\u202f; par ${payment.means.join(', ')}.` : null;
}
