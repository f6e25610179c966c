import { townNames } from './town-names';

describe('the names of the towns', () => {
  it('are those of the 46 served towns', () => {
    expect(Object.keys(townNames)).toHaveLength(46);
    for (const slug of Object.keys(townNames)) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});
