import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';

/** Views by the names that page declarations use. */
export const views: RemoteServerModule['views'] = {
  town: () => import('./pages/TownPage'),
  towns: () => import('./pages/TownListPage'),
};

/** Slots for the pages of other remotes. */
export const slots: RemoteServerModule['slots'] = {
  'town-links': () => import('./slots/TownLinks'),
};
