/** The host provides this module to all remotes as one instance, because a second copy would have separate contexts. */
export { importWithRetry } from './import-with-retry';
export { notify, type Notification } from './notifications';
export { openPage } from './open-page';
export { outbox } from './outbox';
export { Section } from './Section';
export { Slot } from './Slot';
export { useHydrated } from './use-hydrated';
export { useContact, useIdentity, useReleaseBase } from './platform';
