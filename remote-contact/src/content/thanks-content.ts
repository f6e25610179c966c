import { delayNote } from '@renovation-th/shared/content/promises';

export const thanksContent = {
  title: 'Merci, votre demande a été envoyée',
  /** One lead for each request that can have been sent. */
  leads: (reply: string) => [
    {
      sent: 'unknown',
      text: `Nous l’avons bien reçue\u202f; aucun e-mail de confirmation n’est envoyé. ${reply} Si vous avez demandé à être rappelé, nous vous appelons au créneau choisi.`,
    },
    { sent: 'devis', text: `Nous avons bien reçu votre demande de devis. ${reply}` },
    {
      sent: 'rappel',
      text: 'Nous avons bien reçu votre demande de rappel. Nous vous appelons au créneau choisi.',
    },
  ],
  reference: 'Votre référence',
  referenceHint:
    'Notez-la, car aucun e-mail de confirmation n’est envoyé, et indiquez-la si vous nous contactez au sujet de cette demande.',
  nextTitle: 'Et maintenant\u202f?',
  nextNote: delayNote,
  callBefore: 'Nous vous appelons ',
  callAfter: '.',
  urgent: 'Besoin d’une réponse immédiate\u202f? Appelez-nous.',
  home: { label: 'Retour à l’accueil', path: '/' },
  services: { label: 'Voir nos services', path: '/services' },
};
