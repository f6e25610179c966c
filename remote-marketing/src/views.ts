import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';

/** By the name that a declaration gives: what compose renders as a page. */
export const views: RemoteServerModule['views'] = {
  home: () => import('./pages/HomePage'),
  services: () => import('./pages/ServicesPage'),
  service: () => import('./pages/ServicePage'),
  works: () => import('./pages/WorksPage'),
  work: () => import('./pages/WorkPage'),
  zones: () => import('./pages/ZonesPage'),
  legal: () => import('./pages/LegalPage'),
  withdrawal: () => import('./pages/WithdrawalPage'),
};

/** What pages of other remotes show of this one. */
export const slots: RemoteServerModule['slots'] = {};
