import { servedTowns, type TownSlug } from './served-towns';

/** The towns around the workshop, in the order of the specification. */
export const mainZone = [
  'gerzat',
  'clermont-ferrand',
  'riom',
  'cebazat',
  'chamalieres',
  'aubiere',
  'beaumont',
  'romagnat',
  'cournon-auvergne',
  'pont-du-chateau',
] as const satisfies readonly TownSlug[];

/** Farther towns, and the two departments, which are served on quote. */
export const extendedZone = [
  'vichy',
  'thiers',
  'issoire',
  'ambert',
  'allier',
  'cantal',
] as const satisfies readonly TownSlug[];

/** Whether the date of the works is agreed with the quote, as in the two departments. */
export const isOnQuote = (slug: TownSlug): boolean => slug === 'allier' || slug === 'cantal';

const named: readonly TownSlug[] = [...mainZone, ...extendedZone];

/** The thirty further communes, in the order of the specification. */
export const furtherTowns: readonly TownSlug[] = Object.keys(servedTowns).filter(
  (slug): slug is TownSlug => slug in servedTowns && !named.some((other) => other === slug),
);
