import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';

/** Components that render pages, by the `view` of the page's declaration. */
export const views: RemoteServerModule['views'] = {
  contact: () => import('./pages/ContactPage'),
  thanks: () => import('./pages/ThanksPage'),
};

export const slots: RemoteServerModule['slots'] = {
  'callback-booking': () => import('./slots/CallbackBooking'),
};
