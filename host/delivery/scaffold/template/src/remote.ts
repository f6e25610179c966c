import type { Remote } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';

/** What browsers may ask of this remote: the sections that need code. A page is HTML but for them. */
export const remote: Remote = {
  contract: contractVersion,
  sections: {},
};
