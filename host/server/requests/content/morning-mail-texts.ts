const plural = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

export const morningMailTexts = {
  title: (day: string) => `À faire le ${day}`,
  subject: (day: string, parts: readonly string[]) => `À faire le ${day}\u00a0: ${parts.join(', ')}`,
  short: {
    problems: (count: number) => plural(count, 'problème', 'problèmes'),
    reminders: (count: number) => plural(count, 'rappel', 'rappels'),
    waiting: (count: number) => plural(count, 'demande à traiter', 'demandes à traiter'),
    quarantined: (count: number) => `${count} à vérifier`,
  },
  problems: 'Ce qui ne va pas',
  reminders: 'À rappeler aujourd’hui',
  waiting: 'À traiter depuis plus d’un jour',
  quarantined: 'À vérifier (peut-être des robots)',
  andMore: (count: number) => `… et ${count} de plus`,
  hint: 'Tout se retrouve sur la page des demandes reçues. Ce message ne part que s’il y a quelque chose à faire.',
} as const;
