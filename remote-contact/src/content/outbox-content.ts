export const outboxContent = {
  reference: (reference: string) => `Référence\u00a0: ${reference}`,
  title: 'Demande en attente',
  waiting:
    'Nous n’avons pas encore la confirmation de son arrivée. Elle est envoyée à nouveau automatiquement.',
  refused: 'Elle a été refusée. Vous pouvez la renvoyer, ou nous appeler.',
  about: ({
    Créneau_complet_rappel: slot = '',
    Service_souhaité: service,
  }: Readonly<Record<string, string>>) => (service ? `Devis\u00a0: ${service}` : `Rappel ${slot}`),
  resend: 'Renvoyer',
  remove: 'Supprimer',
  removed: (reference: string) => `La demande ${reference} est supprimée, et ne sera pas envoyée.`,
  confirmed: (reference: string) => `Votre demande ${reference} est bien arrivée.`,
};
