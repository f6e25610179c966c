export const agendaContent = {
  add: 'Ajouter à mon agenda',
  fileName: 'rappel-renovation-th.ics',
  title: (tradeName: string) => `Appel de ${tradeName}`,
  description: (phone: string, reference: string) =>
    `Nous vous appelons au sujet de vos travaux.\nNotre numéro\u00a0: ${phone}\nRéférence\u00a0: ${reference}`,
  saved: 'Le rendez-vous est enregistré sur votre appareil.',
  failed: 'Le rendez-vous n’a pas pu être enregistré sur cet appareil. Notez le jour et l’heure.',
};
