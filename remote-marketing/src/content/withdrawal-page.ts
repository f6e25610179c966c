import type { Identity } from '@renovation-th/shared/identity/identity';
import { withdrawal } from '@renovation-th/shared/content/withdrawal';

/** Texts of the page on the right of withdrawal. All articles belong to the code de la consommation. */
export const withdrawalPage = {
  path: '/retractation' as const,
  name: 'Formulaire de rétractation',
  title: 'Formulaire de rétractation',
  lead: 'Vous avez signé un devis et vous changez d’avis\u202f? Vous avez quatorze jours. Ce formulaire type suffit\u202f; une lettre ou un message clair suffit aussi.',
  rules: 'Comment s’en servir',
  actions: {
    download: 'Télécharger le formulaire',
    fileName: 'formulaire-de-retractation.txt',
    write: 'Le remplir dans un e-mail',
    print: 'Ou imprimez cette page\u00a0: le formulaire tient sur la première feuille.',
  },
  /**
   * Sources are articles L221-18 to L221-28 and, for contracts for both goods and works, L221-1, II, and Cass. 1re
   * civ., 17 May 2023, no 21-25.670. L221-21 requires an online withdrawal function only for contracts made on a
   * website, and this website makes none.
   */
  facts: [
    {
      term: 'Pour quels devis',
      text: 'Ceux que vous signez hors de notre atelier, chez vous par exemple, et ceux que vous nous renvoyez signés, par e-mail ou par courrier. Un devis n’est jamais accepté par téléphone\u00a0: seule la signature engage.',
    },
    {
      term: 'Le délai',
      text: 'Quatorze jours à partir du lendemain de la signature. Si le contrat comprend la livraison d’un bien, comme une fenêtre de série, ils partent du lendemain du jour où vous le recevez, et vous pouvez déjà vous rétracter avant. Un délai qui finit un samedi, un dimanche ou un jour férié va jusqu’au jour ouvrable suivant (articles L.\u00a0221-18 et L.\u00a0221-19). Si ce droit ne vous a pas été annoncé, il dure douze mois de plus (L.\u00a0221-20).',
    },
    {
      term: 'L’envoi',
      text: 'Avant la fin du délai, par lettre ou par e-mail. Gardez une preuve de l’envoi\u00a0: elle est à votre charge (L.\u00a0221-21 et L.\u00a0221-22).',
    },
    {
      term: 'Le remboursement',
      text: 'Ce que vous avez versé vous est rendu dans les quatorze jours après votre message, par le même moyen de paiement. Un bien livré se rend dans le même temps\u202f; le renvoi est à vos frais si nous vous l’avons annoncé, sinon aux nôtres (L.\u00a0221-23)\u202f; nous pouvons attendre, pour rembourser, de l’avoir récupéré ou d’avoir la preuve de son envoi (L.\u00a0221-24).',
    },
    {
      term: 'Travaux déjà commencés',
      text: 'Ils ne commencent dans le délai que si vous le demandez par écrit. Vous devez alors la part du prix qui correspond à ce qui était fait quand vous vous rétractez, et rien sans cette demande écrite, ni si ce droit ne vous avait pas été annoncé (L.\u00a0221-25).',
    },
    { term: 'Les exceptions', text: withdrawal.exceptions },
    { term: 'Le paiement', text: withdrawal.payment },
  ],
};

/** Standard form, quoted from the annex to article R221-1. */
export const withdrawalForm = {
  title: 'Modèle de formulaire de rétractation',
  when: '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
  /** Returns the addressee with name, address and e-mail, as the annex to article R221-1 requires. */
  to: ({ tradeName, legalForm, owner, address, email }: Identity) =>
    `À l’attention de ${[
      tradeName,
      owner,
      legalForm,
      address.street,
      `${address.postalCode} ${address.locality}`,
      email,
    ]
      .filter(Boolean)
      .join(', ')}\u00a0:`,
  declaration:
    'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous\u00a0:',
  fields: [
    'Commandé le (*)/reçu le (*)\u00a0:',
    'Nom du (des) consommateur(s)\u00a0:',
    'Adresse du (des) consommateur(s)\u00a0:',
    'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)\u00a0:',
    'Date\u00a0:',
  ],
  note: '(*) Rayez la mention inutile.',
};

/** Returns the form as plain text, with room for each answer. */
export function withdrawalText(identity: Identity): string {
  const { title, when, to, declaration, fields, note } = withdrawalForm;
  return [title, when, to(identity), declaration, ...fields, note].join('\r\n\r\n');
}
