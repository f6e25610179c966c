import { towns } from '../content/all-towns';
import type { Town } from '../content/town-record';
import { nearestTowns } from './nearest-towns';

function find(slug: string): Town {
  const town = towns.find((one) => one.slug === slug);
  if (!town) throw new Error(`${slug} is not served.`);
  return town;
}

const slugsNear = (slug: string) => nearestTowns(find(slug), towns).towns.map((town) => town.slug);

describe('the neighbours of a town', () => {
  it('include the four nearest towns within 20 km, nearest first', () => {
    expect(slugsNear('riom')).toEqual(['menetrol', 'chateaugay', 'volvic', 'cebazat']);
    expect(nearestTowns(find('riom'), towns).isNear).toBe(true);
  });

  it('can be a single town, if only one is within 20 km', () => {
    expect(slugsNear('issoire')).toEqual(['le-crest']);
  });

  it.each(['ambert', 'montlucon'])(
    'include three towns farther away if no town is within 20 km of %s',
    (slug) => {
      const { isNear, towns: found } = nearestTowns(find(slug), towns);

      expect(isNear).toBe(false);
      expect(found).toHaveLength(3);
    },
  );

  it('are not described as nearby on the page of a department', () => {
    expect(nearestTowns(find('allier'), towns).isNear).toBe(false);
  });
});
