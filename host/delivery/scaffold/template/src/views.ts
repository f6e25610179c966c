import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';

/** By the name that a declaration gives: what compose renders as a page. */
export const views: RemoteServerModule['views'] = {
  overview: () => import('./pages/OverviewPage'),
};

/** What pages of other remotes show of this one. */
export const slots: RemoteServerModule['slots'] = {};
