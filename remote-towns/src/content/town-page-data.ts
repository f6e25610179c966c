import type { PagePath } from '@renovation-th/shared/contracts/page';
import { servedTowns, type TownSlug } from '@renovation-th/shared/contracts/served-towns';
import { directionFrom, workshopPosition, type Direction } from '../map/geography';
import type { MapData } from '../map/map-data';
import { drawMap, type PlaceToDraw } from '../map/draw-map';
import type { Town } from './town';
import { townLayouts } from './town-layouts';
import type { TownServiceKey } from './town-services';
import { trades } from './trades';

/** A neighbour by name, with a path once it has a page. */
export type Neighbour = { name: string; path?: PagePath };

/** A card of the page: the trade, and what it means for the houses of this kind of country. */
export type TownCard = { service: TownServiceKey; sentence: string };

/** What travels with the page of a town: its record, with names in the place of slugs. */
export type TownPageData = Omit<Town, 'description' | 'neighbours' | 'position'> & {
  name: string;
  neighbours: readonly Neighbour[];
  cards: readonly TownCard[];
  /** Where the town lies, seen from the workshop; null for the town that the workshop stands in. */
  direction: Direction | null;
  map: MapData;
};

export const townPath = (slug: TownSlug): PagePath => `/villes/${slug}`;

/** Every town that has a page, by slug. */
export type PublishedTowns = ReadonlyMap<TownSlug, Pick<Town, 'position' | 'postcode'>>;

const workshopTown: TownSlug = 'gerzat';

/**
 * @param published the towns that have a page: no other is linked.
 * @returns the town as its page needs it.
 */
export function townPageData(town: Town, published: PublishedTowns): TownPageData {
  const { description: _inTheHead, neighbours, position, ...shown } = town;

  return {
    ...shown,
    name: servedTowns[town.slug],
    neighbours: neighbours.map((slug) => ({ name: servedTowns[slug], ...linkTo(slug, published) })),
    cards: townLayouts[town.variant].cards.map((service) => ({
      service,
      sentence: trades[town.model][service],
    })),
    direction: town.slug === workshopTown ? null : directionFrom(workshopPosition, position),
    map: drawMap({ places: placesAround(town, published) }),
  };
}

const linkTo = (slug: TownSlug, published: PublishedTowns) =>
  published.has(slug) ? { path: townPath(slug) } : {};

/** The town itself, the workshop and the neighbours. A department is a name without a dot. */
function placesAround(town: Town, published: PublishedTowns): PlaceToDraw[] {
  const here: PlaceToDraw = {
    name: servedTowns[town.slug],
    kind: town.postcode === null ? 'region' : 'here',
    position: town.position,
  };
  const workshop: PlaceToDraw = {
    name: servedTowns[workshopTown],
    kind: 'workshop',
    position: workshopPosition,
    ...linkTo(workshopTown, published),
  };
  const others = town.neighbours.flatMap((slug): PlaceToDraw[] => {
    const neighbour = published.get(slug);
    if (!neighbour || slug === workshopTown) return [];
    const kind = neighbour.postcode === null ? 'region' : 'town';
    return [{ name: servedTowns[slug], kind, position: neighbour.position, path: townPath(slug) }];
  });

  return town.slug === workshopTown ? [here, ...others] : [here, workshop, ...others];
}
