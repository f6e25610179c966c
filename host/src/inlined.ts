/* Inlined at the top of each document, so that it runs before the first paint. */
import { enhanceDividers } from '@renovation-th/shared/ui/enhance-dividers';
import { enhancePhoneButtons } from '@renovation-th/shared/ui/enhance-phone-buttons';
import { keepInput } from './early/keep-input';
import { rememberPress } from './early/remember-press';
import { reportErrors } from './early/report-errors';
import { showArrival } from './early/show-arrival';
import { startShellWhenNeeded } from './early/start-shell';
import { enhanceCookieBanner } from './layout/enhance-cookie-banner';
import { menuId } from './layout/enhance-menu';
import { enhanceTheme } from './layout/enhance-theme';
import { hidePastClosures } from './layout/hide-past-closures';
import { revealOnScroll } from './navigation/reveal-on-scroll';

// With this attribute, the style sheet shows controls that need scripts (shared/src/theme/scripts.ts).
document.documentElement.dataset.scripts = '';
reportErrors();
enhanceTheme();
enhanceCookieBanner();
enhanceDividers();
enhancePhoneButtons();
rememberPress();
keepInput();
startShellWhenNeeded();

// Back would show the page with its menu open.
addEventListener('pagehide', () => document.getElementById(menuId)?.hidePopover());
addEventListener('DOMContentLoaded', () => {
  hidePastClosures();
  showArrival();
  revealOnScroll();
  const notFound = document.querySelector<HTMLElement>('[data-not-found]');
  if (notFound) console.warn(notFound.dataset.notFound, location.pathname);
});
