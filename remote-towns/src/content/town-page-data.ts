import type { PagePath } from '@renovation-th/shared/contracts/page';
import { servedTowns, type TownSlug } from '@renovation-th/shared/contracts/served-towns';
import type { Town } from './town';

/** A neighbour by name, with a path once it has a page. */
export type Neighbour = { name: string; path?: PagePath };

/** What travels with the page of a town: its record, with names in the place of slugs. */
export type TownPageData = Omit<Town, 'description' | 'neighbours'> & {
  name: string;
  neighbours: readonly Neighbour[];
};

export const townPath = (slug: TownSlug): PagePath => `/villes/${slug}`;

/**
 * @param published slugs of the towns that have a page: no other is linked.
 * @returns the town as its page needs it.
 */
export function townPageData(town: Town, published: ReadonlySet<TownSlug>): TownPageData {
  const { description: _inTheHead, neighbours, ...shown } = town;

  return {
    ...shown,
    name: servedTowns[town.slug],
    neighbours: neighbours.map((slug) =>
      published.has(slug) ? { name: servedTowns[slug], path: townPath(slug) } : { name: servedTowns[slug] },
    ),
  };
}
