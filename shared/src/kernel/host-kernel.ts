/** The part of the kernel for the host and for test helpers. */
export { onChangeUrl } from './url';
export { onNotification } from './notifications';
export { createObservableUrl, type ObservableUrl } from './observable-url';
export { hostOutbox } from './outbox';
export { PlatformProvider, ReleaseProvider, type Platform } from './platform';
