import { categories, portfolioItems } from './portfolio';
import { services } from './services';

describe('the portfolio', () => {
  it('has sixteen items, each with a unique name', () => {
    expect(portfolioItems).toHaveLength(16);
    expect(new Set(portfolioItems.map(({ id }) => id)).size).toBe(16);
    expect(new Set(portfolioItems.map(({ title }) => title)).size).toBe(16);
  });

  it.each(categories)('has at least three items of %s', (category) => {
    expect(portfolioItems.filter((item) => item.category === category).length).toBeGreaterThanOrEqual(3);
  });

  it('has no neighbours of the same trade', () => {
    const repeated = portfolioItems.filter(
      (item, place) => item.category === portfolioItems[place - 1]?.category,
    );

    expect(repeated).toEqual([]);
  });
});

describe.each(portfolioItems.map((item) => [item.id, item] as const))('%s', (_id, item) => {
  it('has one or two sentences and a few steps', () => {
    expect(item.description.match(/[.!?](\s|$)/g)?.length).toBeLessThanOrEqual(2);
    expect(item.details.length).toBeGreaterThanOrEqual(3);
    expect(item.details.length).toBeLessThanOrEqual(5);
  });

  it("links to an existing part of a trade's page", () => {
    const [path, anchor] = item.service.split('#');
    const service = Object.values(services).find((candidate) => candidate.path === path);

    expect(service).toBeDefined();
    if (anchor) expect(service?.parts.map((part) => part.id)).toContain(anchor);
  });
});
