/** The part of the kernel that only the host and test helpers use. */
export { onChangeUrl } from './url';
export { onNotification } from './notifications';
export { createObservableUrl, type ObservableUrl } from './observable-url';
export { PlatformProvider, ReleaseProvider, type Platform } from './platform';
