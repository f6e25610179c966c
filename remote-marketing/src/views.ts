import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';

/** Views by the names that declarations use. */
export const views: RemoteServerModule['views'] = {
  home: () => import('./pages/HomePage'),
  services: () => import('./pages/ServicesPage'),
  service: () => import('./pages/ServicePage'),
  projects: () => import('./pages/ProjectsPage'),
  project: () => import('./pages/ProjectPage'),
  zones: () => import('./pages/ZonesPage'),
  legal: () => import('./pages/LegalPage'),
};

/** Slots that this remote offers to other remotes' pages. */
export const slots: RemoteServerModule['slots'] = {};
