import type { Town } from '../content/town-record';
import { flat } from '../map/geography';

/** Kilometres in a straight line. */
const nearKm = 20;
const mostNear = 4;
const mostFar = 3;

type NearestTowns = {
  /** Whether all of these towns are within 20 km. Always false for a department. */
  isNear: boolean;
  /** Nearest first. */
  towns: readonly Town[];
};

/**
 * Returns up to four towns within 20 km, or else the three nearest towns. For a department, always returns the three
 * nearest towns. Never returns a department.
 */
export function nearestTowns(town: Town, all: readonly Town[]): NearestTowns {
  const sorted = all
    .filter(({ slug, postcode }) => slug !== town.slug && postcode !== null)
    .map((other) => ({ other, km: kmBetween(town, other) }))
    .sort((a, b) => a.km - b.km);
  const near = sorted.filter(({ km }) => km <= nearKm);
  const isNear = town.postcode !== null && near.length > 0;
  const chosen = isNear ? near.slice(0, mostNear) : sorted.slice(0, mostFar);

  return { isNear, towns: chosen.map(({ other }) => other) };
}

function kmBetween(a: Town, b: Town): number {
  const { x, y } = flat(a.position, b.position);
  return Math.hypot(x, y);
}
