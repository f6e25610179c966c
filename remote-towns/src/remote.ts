import type { Remote } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';

/** What the host may ask of this remote. */
export const remote: Remote = {
  contract: contractVersion,
  views: {
    town: () => import(/* webpackChunkName: "view-town" */ './pages/TownPage'),
    towns: () => import(/* webpackChunkName: "view-towns" */ './pages/TownListPage'),
  },
  slots: {
    'town-links': () => import(/* webpackChunkName: "slot-town-links" */ './slots/TownLinks'),
  },
};
