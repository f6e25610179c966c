/** The part of the kernel for the host and for test helpers. */
export { onChangeAddress } from './address';
export { onNotification } from './notifications';
export { createPageAddress, type PageAddress } from './page-address';
export { hostOutbox } from './outbox';
export { PlatformProvider, ReleaseProvider, type Platform } from './platform';
