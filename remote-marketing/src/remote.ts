import type { Remote } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';

/** What browsers may ask of this remote. */
export const remote: Remote = {
  contract: contractVersion,
  sections: { Portfolio: () => import('./portfolio/Portfolio') },
};
