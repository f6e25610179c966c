import type { Remote } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';

/** Sections of this remote that need code in the browser. The rest of a page is only HTML. */
export const remote: Remote = {
  contract: contractVersion,
  sections: {},
};
