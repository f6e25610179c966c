import { ownerFields } from '@renovation-th/shared/identity/identity-schema';
import { allSections } from '../content/sections';
import { isAskedIn } from './section';

const paths = allSections.flatMap(({ fields }) => fields.map(({ path }) => path));

describe("the owner's form", () => {
  it.each(Object.keys(ownerFields))('asks for %s', (field) => {
    expect(allSections.filter((section) => isAskedIn(section, field))).not.toEqual([]);
  });

  it.each(Object.keys(ownerFields.travelCosts.shape))('asks for the travel cost in %s', (place) => {
    expect(paths).toContain(`travelCosts.${place}`);
  });
});
