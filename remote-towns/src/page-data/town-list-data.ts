import type { PagePath } from '@renovation-th/shared/contracts/page';
import { townCounts, type PlaceCounts } from '../content/town-counts';
import { departments, timeBands, townListPage } from '../content/town-list-page';
import type { Town } from '../content/town-record';
import { drawZoneMaps, type ZoneMaps } from '../map/draw-zone-maps';
import { drivingTimeInFigures } from './driving-time';
import { townPath, workshop } from './town-page-data';

export type ListedTown = { name: string; path: PagePath; note: string };

/** Towns of one department with about the same travel time, or all its towns if `heading` is null. */
type TownGroup = { heading: string | null; towns: readonly ListedTown[] };

/** Data of `/villes`. */
export type TownListData = {
  lead: string;
  departments: readonly { name: string; text: string; groups: readonly TownGroup[] }[];
  maps: ZoneMaps;
};

/** Returns all towns by department and travel time, shortest first. */
export function townListData(towns: readonly Town[]): TownListData {
  return {
    lead: townCounts.lead(countPlaces(towns)),
    departments: departments.map(({ name, text }) => ({
      name,
      text,
      groups: groupsOf(towns.filter(({ department }) => department === name)),
    })),
    maps: drawZoneMaps(towns),
  };
}

/** Counts the towns and the departments. */
export function countPlaces(towns: readonly Town[]): PlaceCounts {
  const ofTowns = towns.filter(({ postcode }) => postcode !== null).length;
  return { towns: ofTowns, departments: towns.length - ofTowns };
}

function groupsOf(towns: readonly Town[]): TownGroup[] {
  const sorted = [...towns].sort((a, b) => minutesTo(a) - minutesTo(b));
  const isHome = towns.some(({ slug }) => slug === workshop.slug);
  if (!isHome) return [{ heading: null, towns: sorted.map(listed) }];

  return timeBands.flatMap(({ heading, withinMinutes }, index) => {
    const beyond = timeBands[index - 1]?.withinMinutes ?? -1;
    const inBand = sorted.filter((town) => minutesTo(town) <= withinMinutes && minutesTo(town) > beyond);
    return inBand.length > 0 ? [{ heading, towns: inBand.map(listed) }] : [];
  });
}

/** A department and the workshop's town have no distance, so they come first. */
const minutesTo = ({ distance }: Town) => distance?.minutes ?? 0;

function listed(town: Town): ListedTown {
  const { name, delay, distance } = town;
  const note =
    delay === 'quote'
      ? townListPage.onQuote
      : distance
        ? townListPage.distance(distance.km, drivingTimeInFigures(distance.minutes))
        : townListPage.workshop;
  return { name, path: townPath(town), note };
}
