import { fourSteps } from '@renovation-th/shared/content/promises';

export const thanksContent = {
  title: 'Merci, votre demande a été envoyée',
  lead: {
    quote: (reply: string) => `Nous avons bien reçu votre demande de devis. ${reply}`,
    callback: () => 'Nous avons bien reçu votre demande de rappel. Nous vous appelons au créneau choisi.',
    unknown: (reply: string) =>
      `Nous l’avons bien reçue. ${reply} Si vous avez demandé à être rappelé, nous vous appelons au créneau choisi.`,
  },
  reference: 'Votre référence',
  referenceHint:
    'Notez-la, car aucun e-mail de confirmation n’est envoyé, et rappelez-la si vous nous contactez au sujet de cette demande.',
  nextTitle: 'Et maintenant\u202f?',
  steps: {
    quote: fourSteps,
    callback: [{ title: 'Réponse', text: 'Nous vous appelons au créneau choisi.' }, ...fourSteps.slice(1)],
    unknown: fourSteps,
  },
  callBefore: 'Nous vous appelons ',
  call: (date: string, time: string) => `${date} à ${time}`,
  callAfter: '.',
  urgent: 'Besoin d’une réponse immédiate\u202f? Appelez-nous.',
  home: { label: 'Retour à l’accueil', path: '/' },
  services: { label: 'Voir nos services', path: '/services' },
};
