import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';

/** By the name that a declaration gives: what compose renders as a page. */
export const views: RemoteServerModule['views'] = {
  town: () => import('./pages/TownPage'),
  towns: () => import('./pages/TownListPage'),
};

/** What pages of other remotes show of this one. */
export const slots: RemoteServerModule['slots'] = {
  'town-links': () => import('./slots/TownLinks'),
};
