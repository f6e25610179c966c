/*
 * Inlined at the top of every document, so that it runs before the first paint; its hash is in the security
 * policy. It is all that runs on a page at rest: theme, cookie banner, telephone, pictures to compare; it keeps
 * what fails, and fetches the shell for the first hand. One small file without a runtime. Where a page has
 * sections, `inlined-sections.ts` follows it.
 */
import { serveDividers } from '@renovation-th/shared/ui/serve-dividers';
import { dialOnTouch } from '@renovation-th/shared/ui/serve-phone-buttons';
import { keepFailures } from './early/failures';
import { startShellFor, startShellForHands } from './early/start-shell';
import { serveCookies } from './layout/serve-cookies';
import { serveTheme } from './layout/serve-theme';
import { revealOnScroll } from './navigation/reveal-on-scroll';

// By this mark styles show what only scripts move (shared/src/theme/scripts.ts).
document.documentElement.dataset.scripts = '';
keepFailures();
serveTheme();
serveCookies();
serveDividers();
dialOnTouch(startShellFor);
startShellForHands();

addEventListener('DOMContentLoaded', () => {
  revealOnScroll();
  const notFound = document.querySelector<HTMLElement>('[data-not-found]');
  if (notFound) console.warn(notFound.dataset.notFound, location.pathname);
});
