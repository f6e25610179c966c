import { towns } from '../content/all-towns';
import { drawZoneMaps } from './draw-zone-maps';

describe('the maps of all that is served', () => {
  it('show every town once, and link it', () => {
    const { near, far } = drawZoneMaps(towns);
    const shown = [...near.places, ...far.places].filter(({ path }) => path);

    expect(shown.map(({ name }) => name).sort()).toEqual(towns.map(({ name }) => name).sort());
  });
});
