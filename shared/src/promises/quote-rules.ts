import type { Identity } from '../identity/identity';

/** The right to withdraw: the law's, told where a signature or a quick visit is spoken of. */
export const withdrawal = {
  sentence:
    'Un devis signé chez vous peut être annulé dans les quatorze jours, sans motif ni frais (article L.\u00a0221-18 du code de la consommation).',
  exception:
    'Font exception les réparations urgentes que vous nous demandez de faire aussitôt, dans la limite de ce que l’urgence impose.',
};

/** Price of an hour, once the owner has given it. */
export function hourlyRateSentence({ hourlyRate }: Pick<Identity, 'hourlyRate'>): string | null {
  return hourlyRate
    ? `Dépannage et travaux hors forfait\u00a0: ${hourlyRate} de l’heure, toutes taxes comprises.`
    : null;
}

/** Rates of the value added tax and when each holds; another sentence where the business charges none. */
export function vatSentences({ vat }: Pick<Identity, 'vat'>): readonly string[] {
  if (vat?.regime === 'exempt') return ['TVA non applicable, article 293\u00a0B du code général des impôts.'];
  return [
    'TVA à 10\u00a0% pour l’amélioration, la transformation et l’entretien d’un logement achevé depuis plus de deux ans.',
    'TVA à 5,5\u00a0% pour les travaux d’économie d’énergie qui remplissent les critères de la loi, dans un logement du même âge.',
    'TVA à 20\u00a0% pour le reste. Vous attestez l’âge du logement en signant le devis, qui donne le taux ligne par ligne.',
  ];
}

/** How works are paid, once the owner has said it. */
export function paymentSentence({ payment }: Pick<Identity, 'payment'>): string | null {
  return payment ? `Paiement\u00a0: ${payment.deposit}\u202f; par ${payment.means.join(', ')}.` : null;
}
