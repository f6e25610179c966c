import type { Town } from '../content/town-record';
import { toPlace, workshop } from '../page-data/town-page-data';
import { drawMap } from './draw-map';
import type { Position } from './geography';
import type { MapData } from './map-data';

/** Two maps of the whole area. `near` shows the towns around the workshop, and `far` shows all other towns. */
export type ZoneMaps = { near: MapData; far: MapData };

/** Area around Clermont-Ferrand. It is small but contains half of the towns, so it needs a map of its own. */
const nearArea = { south: 45.67, north: 45.91, west: 3, east: 3.27 };

/** Both maps have the same height, so that they align side by side. */
const heights = [470, 470] as const;

/** Draws both maps. */
export function drawZoneMaps(towns: readonly Town[]): ZoneMaps {
  const near = towns.filter(({ position }) => isNear(position));
  const far = towns.filter((town) => !near.includes(town));

  return {
    near: drawMap({ key: 'near', places: near.map(toPlace), heights }),
    far: drawMap({
      key: 'far',
      places: [...far.map(toPlace), { ...workshop, kind: 'workshop' }],
      heights,
    }),
  };
}

const isNear = ({ latitude, longitude }: Position) =>
  latitude > nearArea.south &&
  latitude < nearArea.north &&
  longitude > nearArea.west &&
  longitude < nearArea.east;
