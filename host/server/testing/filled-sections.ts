import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { aboutMe } from '../owner-site/content/sections';
import { toComplete } from '../owner-site/content/sections-to-complete';
import { textsOf } from '../owner-site/section';

/** Addresses and fields of the forms with which the owner fills in all that the law requires. */
export const filledSections = [...toComplete, ...aboutMe.filter(({ id }) => id === 'sms')].map((section) => ({
  target: `/site/remplir/${section.id}`,
  fields: { version: '0', ...textsOf(section, completeIdentity) },
}));
