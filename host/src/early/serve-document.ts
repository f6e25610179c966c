import { serveDividers } from '@renovation-th/shared/ui/serve-dividers';
import { dialOnTouch } from '@renovation-th/shared/ui/serve-phone-buttons';
import { keepFailures } from './failures';
import { startShellFor, startShellForInput } from './start-shell';
import { hidePastClosures } from '../layout/hide-past-closures';
import { serveCookies } from '../layout/serve-cookies';
import { serveTheme } from '../layout/serve-theme';
import { revealOnScroll } from '../navigation/reveal-on-scroll';

/** What every document does by itself: theme, cookie banner, telephone, pictures to compare, and the first hand. */
export function serveDocument(): void {
  // By this mark styles show what only scripts move (shared/src/theme/scripts.ts).
  document.documentElement.dataset.scripts = '';
  keepFailures();
  serveTheme();
  serveCookies();
  serveDividers();
  hidePastClosures();
  dialOnTouch(startShellFor);
  startShellForInput();

  addEventListener('DOMContentLoaded', () => {
    revealOnScroll();
    const notFound = document.querySelector<HTMLElement>('[data-not-found]');
    if (notFound) console.warn(notFound.dataset.notFound, location.pathname);
  });
}
