import { servedTowns } from './served-towns';

describe('the served towns', () => {
  it('are 46, by slugs that stand in an address as they are', () => {
    expect(Object.keys(servedTowns)).toHaveLength(46);
    for (const slug of Object.keys(servedTowns)) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('have slugs that follow from their names', () => {
    const plain = (name: string) =>
      name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/d’/g, '').replaceAll(' ', '-');

    for (const [slug, name] of Object.entries(servedTowns)) expect(slug).toBe(plain(name));
  });
});
