import type { Remote } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';

/** Sections of this remote, which browsers load. */
export const remote: Remote = {
  contract: contractVersion,
  sections: { Portfolio: () => import('./portfolio/Portfolio') },
};
