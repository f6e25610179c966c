import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { aboutMe } from '../owner-site/content/sections';
import { toComplete } from '../owner-site/content/sections-to-complete';
import { addressOfSection } from '../owner-site/form/section-pages';
import { textsOf } from '../owner-site/form/section';
import { seenName } from '../owner-site/form/SectionForm';

/** Forms with which the owner fills in all that the law requires: their addresses, and what they send. */
export const filledSections = [...toComplete, ...aboutMe.filter(({ id }) => id === 'sms')].map((section) => ({
  target: addressOfSection(section).replace(/#.*/, ''),
  /** @param shown HTML of the page at `target`, whose form names what it shows. */
  fieldsAfter: (shown: string): Record<string, string> => {
    const seen = seenName(section.id);
    const [, digest = ''] = new RegExp(`name="${seen}" value="(\\w+)"`).exec(shown) ?? [];
    return { [seen]: digest, ...textsOf(section, completeIdentity) };
  },
}));
