import type { Remote } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';

/** What browsers may ask of this remote: whatever a visitor writes to the craftsman with. */
export const remote: Remote = {
  contract: contractVersion,
  sections: {
    quote: () => import(/* webpackChunkName: "section-quote" */ './quote/Quote'),
    'open-now': () => import(/* webpackChunkName: "section-open-now" */ './components/OpenNow'),
    'opening-hours': () =>
      import(/* webpackChunkName: "section-opening-hours" */ './components/OpeningHours'),
    thanks: () => import(/* webpackChunkName: "section-thanks" */ './components/Thanks'),
    booking: () => import(/* webpackChunkName: "section-booking" */ './callback/CallbackForm'),
  },
};
