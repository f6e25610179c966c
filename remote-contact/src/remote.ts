import type { Remote } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';

export const remote: Remote = {
  contract: contractVersion,
  sections: {
    QuoteForm: () => import('./quote/QuoteForm'),
    CallbackForm: () => import('./callback/CallbackForm'),
  },
};
