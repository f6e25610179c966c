/** An option of a list. The specification requires the value `sent`, even where its French is incorrect. */
type Choice = { label: string; sent: string };

/** `slug` is the slug of a trade or `plusieurs`, and the value of `/contact?service=`. */
export type ServiceChoice = Choice & { slug: string };

export const severalServices: ServiceChoice = {
  slug: 'plusieurs',
  label: 'Plusieurs services',
  sent: 'Plusieurs services',
};

/** The first option is the default. */
export const urgencyOptions = [
  { label: 'Pas d’urgence particulière', sent: "Pas d'urgence particulière" },
  { label: 'Dans le mois', sent: 'Dans le mois' },
  { label: 'Dans la semaine', sent: 'Dans la semaine' },
  { label: 'Urgent', sent: 'Urgent' },
] as const satisfies readonly Choice[];
