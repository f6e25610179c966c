import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';

/** Components that are rendered as pages, by the name of the view. */
export const views: RemoteServerModule['views'] = {
  overview: () => import('./pages/OverviewPage'),
};

/** Components of this remote that pages of other remotes show. */
export const slots: RemoteServerModule['slots'] = {};
