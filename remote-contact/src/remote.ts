import type { Remote } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';

/** What browsers may ask of this remote: whatever a visitor writes to the craftsman with. */
export const remote: Remote = {
  contract: contractVersion,
  sections: {
    Quote: () => import('./quote/Quote'),
    OpenNow: () => import('./components/OpenNow'),
    OpeningHours: () => import('./components/OpeningHours'),
    Thanks: () => import('./components/Thanks'),
    CallbackForm: () => import('./callback/CallbackForm'),
  },
};
