import type { Identity } from '../identity/identity';

/**
 * What the order of 24 January 2017 wants on the site, in figures and all taxes included: the price of an
 * hour, and of the way where it is charged. Empty until the owner has filled them in.
 */
export function priceSentences({
  hourlyRate,
  travelCost,
}: Pick<Identity, 'hourlyRate' | 'travelCost'>): readonly string[] {
  return [
    ...(hourlyRate
      ? [`Dépannage et travaux hors forfait\u00a0: ${hourlyRate} de l’heure, toutes taxes comprises.`]
      : []),
    ...(travelCost ? [`Prix de la route, là où elle est comptée\u00a0: ${travelCost}, TTC.`] : []),
  ];
}

/** How works are paid, once the owner has said it. */
export function paymentSentence({ payment }: Pick<Identity, 'payment'>): string | null {
  return payment ? `Paiement\u00a0: ${payment.deposit}\u202f; par ${payment.means.join(', ')}.` : null;
}
