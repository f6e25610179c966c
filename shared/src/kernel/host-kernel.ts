/** The other half of the kernel: what only the host (and test set-ups) may use. */
export { createPageAddress, onChangeAddress, type PageAddress } from './address';
export { onNotification } from './notifications';
export type { Wakes } from './Section';
export { sendingSide } from './outbox';
export { PlatformProvider, ReleaseProvider, type Platform } from './platform';
