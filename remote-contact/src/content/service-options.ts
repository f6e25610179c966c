/** An option of a list: `label` is correct French, `sent` is the literal of the specification. */
type Choice = { label: string; sent: string };

/** `slug` is the value of `/contact?service=`: the slug of a trade, or `plusieurs`. */
export type ServiceChoice = Choice & { slug: string };

/** The last option, after the trades. */
export const severalServices: ServiceChoice = {
  slug: 'plusieurs',
  label: 'Plusieurs services',
  sent: 'Plusieurs services',
};

/** The first one is the default. */
export const urgencyOptions = [
  { label: 'Pas d’urgence particulière', sent: "Pas d'urgence particulière" },
  { label: 'Dans le mois', sent: 'Dans le mois' },
  { label: 'Dans la semaine', sent: 'Dans la semaine' },
  { label: 'Urgent', sent: 'Urgent' },
] as const satisfies readonly Choice[];
