import type { Remote } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';

/** What the host may ask of this remote. */
export const remote: Remote = {
  contract: contractVersion,
  views: {
    overview: () => import(/* webpackChunkName: "view-overview" */ './pages/OverviewPage'),
  },
  slots: {},
};
