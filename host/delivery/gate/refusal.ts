import type { IdentityGap } from '@renovation-th/shared/identity/identity-gaps';

/** A reason why a set of releases must not go live together. */
export type Refusal = {
  /** The app whose team has to act. */
  app: string;
  /** Pages with the fault; empty for a fault of the whole release. */
  pages: readonly string[];
  /** A missing field of the identity that the law requires. */
  gap?: IdentityGap;
  reason: string;
  remedy: string;
};

/** The gate's findings about a set of releases. */
export type Findings = {
  /** Number of documents read; 0 when the gate refused before the composition. */
  pages: number;
  refusals: readonly Refusal[];
  /** Faults that the live site has too. */
  tolerated: readonly Refusal[];
};

export function refusal(app: string, pages: readonly string[], reason: string, remedy: string): Refusal {
  return { app, pages, reason, remedy };
}

/** @example refusalText(one) // => '/villes/riom (towns): links to /contact#devis, …' */
export function refusalText({ app, pages, reason, remedy }: Refusal): string {
  const [first, second, ...others] = pages;
  const where = [first, second, others.length > 0 ? `${others.length} more` : undefined].filter(Boolean);
  return `${where.length > 0 ? `${where.join(', ')} ` : ''}(${app}): ${reason}\n    → ${remedy}`;
}
