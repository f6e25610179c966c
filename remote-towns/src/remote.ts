import type { Remote } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';

/** The module that browsers load: the sections of this remote. */
export const remote: Remote = {
  contract: contractVersion,
  sections: { TownFilter: () => import('./sections/TownFilter') },
};
