import type { Remote } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';

/** Sections that browsers can load from this remote. */
export const remote: Remote = {
  contract: contractVersion,
  sections: { TownFilter: () => import('./sections/TownFilter') },
};
