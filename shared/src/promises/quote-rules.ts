import { taxLetters, taxWords } from './vat';
import type { Identity } from '../identity/identity';

type Rates = Pick<Identity, 'hourlyRate' | 'timeCount' | 'smallestJob' | 'travelCosts' | 'vat'>;
type Travel = Pick<Identity, 'travelCosts' | 'vat'>;

/**
 * Returns the prices that the order of 24 January 2017 (articles 2 and 3) requires: hourly rate, how time is counted,
 * minimum charge, travel charge for works and repairs. Omits fields that the owner has not filled in.
 */
export function rateSentences({
  hourlyRate,
  timeCount,
  smallestJob,
  travelCosts,
  vat,
}: Rates): readonly string[] {
  const tax = taxWords({ vat });
  const near = travelCosts?.puyDeDome;
  return [
    ...(hourlyRate ? [`Dépannage et travaux hors forfait\u00a0: ${hourlyRate} de l’heure, ${tax}.`] : []),
    ...(timeCount ? [`Décompte du temps\u00a0: ${timeCount}.`] : []),
    ...(smallestJob ? [`Intervention minimale\u00a0: ${smallestJob}, ${tax}.`] : []),
    ...(near
      ? [
          `Trajet pour des travaux ou un dépannage dans le Puy-de-Dôme\u00a0: ${near}, ${taxLetters({ vat })}.`,
        ]
      : []),
  ];
}

/** Returns the travel charges for the visit, which the order of 24 January 2017 requires. */
export function travelSentences({ travelCosts = {}, vat }: Travel): readonly string[] {
  const ways = [
    ['à Issoire', travelCosts.issoire],
    ['dans l’Allier', travelCosts.allier],
    ['dans le Cantal', travelCosts.cantal],
  ] as const;
  return ways.flatMap(([where, cost]) =>
    cost ? [`Prix du déplacement ${where}\u00a0: ${cost}, ${taxLetters({ vat })}.`] : [],
  );
}

/** Says how customers pay. Null until the owner has filled this in. */
export function paymentSentence({ payment }: Pick<Identity, 'payment'>): string | null {
  return payment ? `Paiement\u00a0: ${payment.deposit}\u202f; par ${payment.means.join(', ')}.` : null;
}
