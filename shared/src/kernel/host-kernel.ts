/** The other half of the kernel: what only the host (and test set-ups) may use. */
export { onChangeAddress } from './address';
export { onNotification } from './notifications';
export { createPageAddress, type PageAddress } from './page-address';
export { sendingSide } from './outbox';
export { PlatformProvider, ReleaseProvider, type Platform } from './platform';
