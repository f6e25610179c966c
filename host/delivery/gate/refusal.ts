import type { IdentityGap } from '@renovation-th/shared/identity/identity-gaps';

/** Why a set of releases must not go live together, in words for the person who tries. */
export type Refusal = {
  /** The team that has to hear of it: the owner of the page, or of the release. */
  owner: string;
  /** Empty when it concerns the release as a whole. */
  pages: readonly string[];
  /** What the law misses in what the owner says. */
  gap?: IdentityGap;
  reason: string;
  remedy: string;
};

/** What the gate found about a set of releases. */
export type Findings = {
  /** How many documents were read; 0 when the gate refused before. */
  pages: number;
  refusals: readonly Refusal[];
  /** Faults that were live before. */
  tolerated: readonly Refusal[];
};

/** @param pages none when it concerns the release as a whole. */
export function refusal(owner: string, pages: readonly string[], reason: string, remedy: string): Refusal {
  return { owner, pages, reason, remedy };
}

/** Reasons that are the same for many pages, such as a link in the header, become one. */
export function grouped(refusals: readonly Refusal[]): Refusal[] {
  const groups = new Map<string, Refusal>();
  for (const one of refusals) {
    const key = [one.owner, one.reason].join('\n');
    const pages = [...(groups.get(key)?.pages ?? []), ...one.pages];
    groups.set(key, { ...one, pages });
  }
  return [...groups.values()].map((one) => ({ ...one, pages: [...new Set(one.pages)] }));
}

/** @returns what was found that did not stand in the way before already. */
export function newIn(found: readonly Refusal[], before: readonly Refusal[]) {
  const known = new Set(before.flatMap(keysOf));
  const isNew = (one: Refusal) => keysOf(one).some((key) => !known.has(key));
  return { refusals: found.filter(isNew), tolerated: found.filter((one) => !isNew(one)) };
}

const keysOf = ({ owner, pages, reason }: Refusal) =>
  (pages.length > 0 ? pages : ['']).map((page) => [owner, page, reason].join('\n'));

/** @example '/villes/riom (towns): links to /contact#devis, …' */
export function refusalText({ owner, pages, reason, remedy }: Refusal): string {
  const [first, second, ...others] = pages;
  const where = [first, second, others.length > 0 ? `${others.length} more` : undefined].filter(Boolean);
  return `${where.length > 0 ? `${where.join(', ')} ` : ''}(${owner}): ${reason}\n    → ${remedy}`;
}
