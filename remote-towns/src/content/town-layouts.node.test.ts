import { townLayouts } from './town-layouts';

// Headings, services and their order are read from every town's page: see every-town.test.tsx.
describe('the layouts of town pages', () => {
  it('gives eight cards four columns at most, six cards three', () => {
    expect(townLayouts['classic-8'].columns).toEqual({ medium: 2, large: 3, wide: 4 });
    expect(townLayouts['classic-6'].columns.wide).toBe(3);
    expect(townLayouts['regional-6'].columns.wide).toBe(3);
    expect(townLayouts.lempdes.columns.wide).toBe(3);
  });
});
