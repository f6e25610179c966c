import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { toComplete } from '../owner-site/content/sections-to-complete';
import { addressOfSection } from '../owner-site/form/section-pages';
import { textsOf } from '../owner-site/form/section';
import { seenName } from '../owner-site/form/SectionForm';

/** Forms for the data that the law requires, with their URLs and the fields to send. */
export const filledSections = toComplete.map((section) => ({
  target: addressOfSection(section).replace(/#.*/, ''),
  /** @param shown HTML of the page at `target`. Its form contains a digest of the displayed values. */
  fieldsAfter: (shown: string): Record<string, string> => {
    const seen = seenName(section.id);
    const [, digest = ''] = new RegExp(`name="${seen}" value="(\\w+)"`).exec(shown) ?? [];
    return { [seen]: digest, ...textsOf(section, completeIdentity) };
  },
}));
