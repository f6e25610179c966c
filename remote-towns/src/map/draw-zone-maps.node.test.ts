import { towns } from '../content/all-towns';
import { drawZoneMaps } from './draw-zone-maps';

describe('the maps of the whole area', () => {
  it('show every town once, with a link', () => {
    const { near, far } = drawZoneMaps(towns);
    const shown = [...near.places, ...far.places].filter(({ path }) => path);

    expect(shown.map(({ name }) => name).sort()).toEqual(towns.map(({ name }) => name).sort());
  });
});
