import { towns } from '../content/all-towns';
import type { Town } from '../content/town-record';
import { flat } from '../map/geography';
import { nearestTowns } from './nearest-towns';

function find(slug: string): Town {
  const town = towns.find((one) => one.slug === slug);
  if (!town) throw new Error(`${slug} is not served.`);
  return town;
}

function kmBetween(a: Town, b: Town): number {
  const { x, y } = flat(a.position, b.position);
  return Math.hypot(x, y);
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

  it.each(towns.map(({ slug }) => slug))('omit no town that is nearer than an included one: %s', (slug) => {
    const town = find(slug);
    const { isNear, towns: found } = nearestTowns(town, towns);
    const farthest = Math.max(...found.map((other) => kmBetween(town, other)));
    const left = towns.filter(
      (other) => other.slug !== slug && other.postcode !== null && !found.includes(other),
    );

    expect(found.map((other) => other.slug)).not.toContain(slug);
    if (isNear) expect(farthest).toBeLessThanOrEqual(20);
    if (isNear && found.length < 4)
      for (const other of left) expect(kmBetween(town, other)).toBeGreaterThan(20);
    else for (const other of left) expect(kmBetween(town, other)).toBeGreaterThanOrEqual(farthest);
  });
});
