export const thanksContent = {
  title: 'Merci, votre demande a été envoyée',
  lead: {
    quote: 'Nous avons bien reçu votre demande de devis. Vous recevez une réponse sous 24\u00a0h.',
    callback: 'Nous avons bien reçu votre demande de rappel. Nous vous appelons au créneau choisi.',
    unknown:
      'Nous l’avons bien reçue. Vous recevez une réponse sous 24\u00a0h\u202f; si vous avez demandé à être rappelé, nous vous appelons au créneau choisi.',
  },
  reference: 'Votre référence',
  referenceHint: 'Rappelez-la si vous nous contactez au sujet de cette demande.',
  nextTitle: 'Et maintenant\u202f?',
  steps: {
    quote: [
      'Nous lisons votre demande.',
      'Nous vous appelons ou vous écrivons pour préciser ce qui doit l’être.',
      'Si une visite est utile, nous convenons d’un jour avec vous, puis vous recevez un devis gratuit et détaillé.',
    ],
    callback: [
      'Nous lisons votre demande.',
      'Nous vous appelons au créneau choisi, au numéro que vous avez indiqué, et parlons de votre projet.',
      'Si vous le souhaitez, nous convenons d’une visite, puis vous recevez un devis gratuit et détaillé.',
    ],
    unknown: [
      'Nous lisons votre demande.',
      'Nous vous appelons ou vous écrivons pour préciser ce qui doit l’être.',
      'Si une visite est utile, nous convenons d’un jour avec vous, puis vous recevez un devis gratuit et détaillé.',
    ],
  },
  callBefore: 'Nous vous appelons ',
  call: (date: string, time: string) => `${date} à ${time}`,
  callAfter: '.',
  urgent: 'Besoin d’une réponse immédiate\u202f? Appelez-nous.',
  home: { label: 'Retour à l’accueil', path: '/' },
  services: { label: 'Voir nos services', path: '/services' },
};
