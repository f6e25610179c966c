import { servedTowns } from './served-towns';
import { extendedZone, furtherTowns, isOnQuote, mainZone } from './town-zones';

describe('the zones', () => {
  it('hold every served town once: ten, six and thirty', () => {
    const all = [...mainZone, ...extendedZone, ...furtherTowns];

    expect([mainZone.length, extendedZone.length, furtherTowns.length]).toEqual([10, 6, 30]);
    expect([...all].sort()).toEqual(Object.keys(servedTowns).sort());
  });

  it('are on quote for the two departments alone', () => {
    expect([...mainZone, ...extendedZone, ...furtherTowns].filter(isOnQuote)).toEqual(['allier', 'cantal']);
  });
});
