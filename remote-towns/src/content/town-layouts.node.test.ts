import { townLayouts } from './town-layouts';

// every-town.test.tsx checks headings, services and their order on every town's page.
describe('the layouts of town pages', () => {
  it('show eight cards in up to four columns, and six cards in up to three', () => {
    expect(townLayouts['classic-8'].columns).toEqual({ medium: 2, large: 3, wide: 4 });
    expect(townLayouts['classic-6'].columns.wide).toBe(3);
    expect(townLayouts['regional-6'].columns.wide).toBe(3);
    expect(townLayouts.lempdes.columns.wide).toBe(3);
  });
});
