import type { Remote } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';

/** What visitors write to the craftsman with: the quote form, the callback booking, the thanks. */
export const remote: Remote = {
  contract: contractVersion,
  views: {
    contact: () => import(/* webpackChunkName: "view-contact" */ './pages/ContactPage'),
    thanks: () => import(/* webpackChunkName: "view-thanks" */ './pages/ThanksPage'),
  },
  slots: {
    'callback-booking': () =>
      import(/* webpackChunkName: "slot-callback-booking" */ './slots/CallbackBooking'),
  },
};
