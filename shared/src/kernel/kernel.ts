/**
 * What the host lends to every remote as one module instance. A second copy would have contexts
 * of its own, so remotes import it by this name only and never bundle it.
 */
export { changeAddress, useAddress } from './address';
export { importAgain } from './import-again';
export { notify, type Notification } from './notifications';
export { outbox, useOutbox, type OutboxEntry } from './outbox';
export type { Address } from './page-address';
export { RouterLink } from './RouterLink';
export { Section } from './Section';
export { Slot } from './Slot';
export { useHydrated } from './use-hydrated';
export { useContact, useIdentity, useReleaseBase } from './platform';
