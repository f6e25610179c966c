import { withdrawal } from '@renovation-th/shared/content/withdrawal';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { text, type LegalSection } from './legal-section';

/** Link to the section, for pages that mention the right of withdrawal. */
export const withdrawalLink = {
  label: 'Exceptions, remboursement et formulaire',
  path: '/mentions-legales#retractation',
} as const;

/**
 * Describes the right of withdrawal (articles L221-18 to L221-28 of the code de la consommation), with the standard form
 * from the annex to article R221-1.
 */
export function withdrawalSection(identity: Identity): LegalSection {
  const { tradeName, legalForm, owner, address, email } = identity;
  const place = `${address.postalCode} ${address.locality}`;
  const addressee = [tradeName, owner, legalForm, address.street, place, email].filter(Boolean).join(', ');

  return {
    id: 'retractation',
    title: 'Rétractation',
    blocks: [
      text(`${withdrawal.sentence} ${withdrawal.exceptions}`),
      text(
        'Le délai court du lendemain de la signature ou, si un bien est livré, du lendemain de sa réception. Écrivez-nous avant qu’il finisse, par lettre ou par e-mail. Ce que vous avez versé vous est rendu dans les quatorze jours après réception de votre message, par le même moyen de paiement\u202f; un bien livré se rend dans les quatorze jours après votre message.',
      ),
      text('Un message clair suffit. Vous pouvez aussi recopier ce formulaire\u00a0:'),
      {
        kind: 'quotation',
        lines: [
          '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
          `À l’attention de ${addressee}\u00a0:`,
          'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous\u00a0:',
          'Commandé le (*)/reçu le (*)\u00a0:',
          'Nom du (des) consommateur(s)\u00a0:',
          'Adresse du (des) consommateur(s)\u00a0:',
          'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)\u00a0:',
          'Date\u00a0:',
          '(*) Rayez la mention inutile.',
        ],
      },
    ],
  };
}
