/** The other half of the kernel: what only the host (and test set-ups) may use. */
export { BrowserRouter, StaticRouter, useNavigationType } from 'react-router-dom';
export { Behaviours } from './Behaviours';
export { onNotification } from './notifications';
export { PlatformProvider, ReleaseBaseProvider, type Platform } from './platform';
