import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';

/** Components that compose renders as pages, by the `view` of their declaration. */
export const views: RemoteServerModule['views'] = {
  contact: () => import('./pages/ContactPage'),
  thanks: () => import('./pages/ThanksPage'),
};

/** Components that pages of other remotes show. */
export const slots: RemoteServerModule['slots'] = {
  'callback-booking': () => import('./slots/CallbackBooking'),
};
