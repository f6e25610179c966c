/** The host provides this module to all remotes as one instance, because a second copy would have separate contexts. */
export { changeUrl, useUrl } from './url';
export { importWithRetry } from './import-with-retry';
export { notify, type Notification } from './notifications';
export { outbox } from './outbox';
export type { PageUrl } from './observable-url';
export { Section } from './Section';
export { Slot } from './Slot';
export { useHydrated } from './use-hydrated';
export { useContact, useIdentity, useReleaseBase } from './platform';
