import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';

/** Views by the names that declarations use, for compose. */
export const views: RemoteServerModule['views'] = {
  town: () => import('./pages/TownPage'),
  towns: () => import('./pages/TownListPage'),
};

/** Slots that this remote offers to other remotes' pages. */
export const slots: RemoteServerModule['slots'] = {
  'town-links': () => import('./slots/TownLinks'),
};
