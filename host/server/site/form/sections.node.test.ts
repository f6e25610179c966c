import { ownerFields } from '@renovation-th/shared/identity/identity-schema';
import { pages } from '../content/sections';
import { fieldsIn, isAskedIn } from './section';

const sections = pages.flatMap((page) => page.sections);

describe("the owner's form", () => {
  it.each([...Object.keys(ownerFields), 'portrait', 'attestation'])('asks for %s', (field) => {
    expect(sections.filter((section) => isAskedIn(section, field))).toHaveLength(1);
  });

  it.each(Object.keys(ownerFields.travelCosts.shape))('asks for the travel cost in %s', (place) => {
    expect(fieldsIn(sections).map(({ name }) => name)).toContain(`travelCosts.${place}`);
  });
});
