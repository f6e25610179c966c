import { servedTowns } from '@renovation-th/shared/contracts/served-towns';
import { towns } from '../content/all-towns';
import { zoneMaps } from '../slots/town-links-maps';
import { drawZoneMaps } from './draw-zone-maps';

describe('the maps of all that is served', () => {
  it('are drawn from the records as they are; else run npx tsx remote-towns/src/map/write-zone-maps.ts', () => {
    expect(zoneMaps).toEqual(drawZoneMaps(towns));
  });

  it('show every town once, and link it', () => {
    const shown = [...zoneMaps.near.places, ...zoneMaps.far.places].filter(({ path }) => path);

    expect(shown.map(({ name }) => name).sort()).toEqual(Object.values(servedTowns).sort());
  });
});
