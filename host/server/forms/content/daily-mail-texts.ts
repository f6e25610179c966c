const plural = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

/** The words of the mail that tells the owner, once a day, what waits for him. */
export const dailyMailTexts = {
  title: (day: string) => `À faire le ${day}`,
  subject: (day: string, parts: readonly string[]) => `À faire le ${day}\u00a0: ${parts.join(', ')}`,
  short: {
    reminders: (count: number) => plural(count, 'rappel', 'rappels'),
    waiting: (count: number) => plural(count, 'demande à traiter', 'demandes à traiter'),
    quarantined: (count: number) => `${count} à vérifier`,
    undelivered: (count: number) => plural(count, 'e-mail en attente', 'e-mails en attente'),
    dead: (count: number) => plural(count, 'e-mail refusé', 'e-mails refusés'),
    retentionHeld: (count: number) => plural(count, 'effacement à confirmer', 'effacements à confirmer'),
    takenBack: () => 'une version du site retirée',
    disk: () => 'disque presque plein',
  },
  reminders: 'À rappeler aujourd’hui',
  waiting: 'À traiter depuis plus d’un jour',
  quarantined: 'À vérifier (peut-être des robots)',
  undelivered: 'Pas encore parties par e-mail',
  dead: 'Refusées par le serveur de messagerie',
  retentionHeld: 'Trop anciennes, à effacer dès que vous l’aurez confirmé',
  takenBack: 'Versions du site retirées automatiquement, car elles tombaient en panne',
  disk: 'Disque',
  diskNearlyFull: 'Il reste très peu de place\u00a0: bientôt, plus aucune demande ne pourra être conservée.',
  andMore: (count: number) => `… et ${count} de plus`,
  hint: 'Tout se retrouve sur la page des demandes reçues. Ce message ne part que s’il y a quelque chose à faire.',
} as const;
