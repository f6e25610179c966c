import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { toComplete } from '../site/content/sections-to-complete';
import { textsOf, type Texts } from '../site/form/section';

/** Everything that the law requires, as the owner types it on the page « À compléter ». */
export const completeTexts: Texts = Object.assign(
  {},
  ...toComplete.map((section) => textsOf(section, completeIdentity)),
);
