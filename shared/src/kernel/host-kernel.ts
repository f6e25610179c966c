/** The part of the kernel that only the host and test helpers use. */
export { onNotification } from './notifications';
export { onOpenPage } from './open-page';
export { platformInSection, PlatformProvider, ReleaseProvider, type Platform } from './platform';
