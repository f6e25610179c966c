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

/** Merges refusals of many pages for the same reason, such as a broken link in the header. */
export function grouped(refusals: readonly Refusal[]): Refusal[] {
  const groups = new Map<string, Refusal>();
  for (const one of refusals) {
    const key = [one.app, one.reason].join('\n');
    const pages = [...(groups.get(key)?.pages ?? []), ...one.pages];
    groups.set(key, { ...one, pages });
  }
  return [...groups.values()].map((one) => ({ ...one, pages: [...new Set(one.pages)] }));
}

/** Splits findings into new faults, which are refused, and known faults, which are tolerated. */
export function withoutKnown(found: readonly Refusal[], before: readonly Refusal[]) {
  const known = new Set(before.flatMap(keysOf));
  const isNew = (one: Refusal) => keysOf(one).some((key) => !known.has(key));
  return { refusals: found.filter(isNew), tolerated: found.filter((one) => !isNew(one)) };
}

const keysOf = ({ app, pages, reason }: Refusal) =>
  (pages.length > 0 ? pages : ['']).map((page) => [app, page, reason].join('\n'));

/** @example refusalText(one) // => '/villes/riom (towns): links to /contact#devis, …' */
export function refusalText({ app, pages, reason, remedy }: Refusal): string {
  const [first, second, ...others] = pages;
  const where = [first, second, others.length > 0 ? `${others.length} more` : undefined].filter(Boolean);
  return `${where.length > 0 ? `${where.join(', ')} ` : ''}(${app}): ${reason}\n    → ${remedy}`;
}
