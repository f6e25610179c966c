/**
 * What the host lends to every remote as one module instance. A second copy would have contexts
 * of its own, so remotes import it by this name only and never bundle it.
 */
export { useLocation, useNavigate } from 'react-router-dom';
export { RouterLink } from './RouterLink';
export { notify, type Notification } from './notifications';
export { useHydrated } from './use-hydrated';
export { useIdentity, useReleaseBase } from './platform';
export { Slot } from './Slot';
