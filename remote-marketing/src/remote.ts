import type { Remote } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';

/** What the host may ask of this remote. */
export const remote: Remote = {
  contract: contractVersion,
  views: {
    home: () => import(/* webpackChunkName: "view-home" */ './pages/HomePage'),
    services: () => import(/* webpackChunkName: "view-services" */ './pages/ServicesPage'),
    service: () => import(/* webpackChunkName: "view-service" */ './pages/ServicePage'),
    zones: () => import(/* webpackChunkName: "view-zones" */ './pages/ZonesPage'),
    legal: () => import(/* webpackChunkName: "view-legal" */ './pages/LegalPage'),
  },
  slots: {},
};
