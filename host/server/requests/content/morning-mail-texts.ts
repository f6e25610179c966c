const plural = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

export const morningMailTexts = {
  title: (day: string) => `À faire le ${day}`,
  subject: (day: string, parts: readonly string[]) => `À faire le ${day}\u00a0: ${parts.join(', ')}`,
  /** What may wait for the owner, in the order of the mail. */
  points: [
    {
      name: 'problems',
      label: 'Ce qui ne va pas',
      inShort: (count: number) => plural(count, 'problème', 'problèmes'),
    },
    {
      name: 'reminders',
      label: 'À rappeler aujourd’hui',
      inShort: (count: number) => plural(count, 'rappel', 'rappels'),
    },
    {
      name: 'waiting',
      label: 'À traiter depuis plus d’un jour',
      inShort: (count: number) => plural(count, 'demande à traiter', 'demandes à traiter'),
    },
    {
      name: 'quarantined',
      label: 'À vérifier (peut-être des robots)',
      inShort: (count: number) => `${count} à vérifier`,
    },
  ],
  open: 'Voir les demandes',
  hint: 'Ce message ne part que s’il y a quelque chose à faire.',
} as const;
