import { townPageData } from '../page-data/town-page-data';
import { towns } from '../content/all-towns';
import { drawZoneMaps } from './draw-zone-maps';
import { directionFrom, workshopPosition } from './geography';
import type { MapData } from './map-data';

const zoneMaps = drawZoneMaps(towns);

const maps: [string, MapData][] = [
  ...towns.map((town): [string, MapData] => [town.slug, townPageData(town, towns).map]),
  ['the near zone', zoneMaps.near],
  ['the far zone', zoneMaps.far],
];

const position = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('directionFrom', () => {
  it.each([
    ['au nord', 46.8, 3.1447],
    ['au nord-est', 46.2, 3.7],
    ['à l’est', 45.83, 3.5],
    ['au sud', 45, 3.2],
    ['à l’ouest', 45.82, 2.5],
    ['au nord-ouest', 46.34, 2.603],
  ] as const)('returns "%s" for latitude %d and longitude %d', (direction, latitude, longitude) => {
    expect(directionFrom(workshopPosition, position(latitude, longitude))).toBe(direction);
  });
});

describe.each(maps)('the map of %s', (_name, map) => {
  it('shows every place inside its frame', () => {
    for (const { left, top } of map.places) {
      expect(left).toBeGreaterThan(2);
      expect(left).toBeLessThan(98);
      expect(top).toBeGreaterThan(2);
      expect(top).toBeLessThan(98);
    }
  });
});
