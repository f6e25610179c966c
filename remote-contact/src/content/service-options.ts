/** A choice of a list: `label` is correct French, `sent` is the specification's literal. */
type Choice = { label: string; sent: string };

/** `slug` is what `/contact?service=` names: a trade's own, or `plusieurs`. */
export type ServiceChoice = Choice & { slug: string };

/** Stands after the trades. */
export const severalServices: ServiceChoice = {
  slug: 'plusieurs',
  label: 'Plusieurs services',
  sent: 'Plusieurs services',
};

/** The first is what an untouched form sends. */
export const urgencyOptions = [
  { label: 'Pas d’urgence particulière', sent: "Pas d'urgence particulière" },
  { label: 'Dans le mois', sent: 'Dans le mois' },
  { label: 'Dans la semaine', sent: 'Dans la semaine' },
  { label: 'Urgent', sent: 'Urgent' },
] as const satisfies readonly Choice[];
