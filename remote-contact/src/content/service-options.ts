/** A choice of a list: `label` is correct French, `sent` is the specification's literal. */
type Choice = { label: string; sent: string };

/** `slug` is what `/contact?service=` names: the last part of the service's path, or `plusieurs`. */
export const serviceOptions = [
  { slug: 'peinture', label: 'Peinture', sent: 'Peinture' },
  { slug: 'nettoyage-exterieur', label: 'Nettoyage extérieur', sent: 'Nettoyage extérieur' },
  { slug: 'toiture', label: 'Toiture', sent: 'Toiture' },
  { slug: 'maconnerie', label: 'Maçonnerie', sent: 'Maçonnerie' },
  { slug: 'renovation-interieur', label: 'Rénovation intérieure', sent: 'Rénovation intérieur' },
  { slug: 'renovation-exterieur', label: 'Rénovation extérieure', sent: 'Rénovation extérieur' },
  { slug: 'plusieurs', label: 'Plusieurs services', sent: 'Plusieurs services' },
] as const satisfies readonly (Choice & { slug: string })[];

/** The first is what an untouched form sends. */
export const urgencyOptions = [
  { label: 'Pas d’urgence particulière', sent: "Pas d'urgence particulière" },
  { label: 'Dans le mois', sent: 'Dans le mois' },
  { label: 'Dans la semaine', sent: 'Dans la semaine' },
  { label: 'Urgent', sent: 'Urgent' },
] as const satisfies readonly Choice[];
