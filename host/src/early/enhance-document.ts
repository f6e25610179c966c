import { enhanceDividers } from '@renovation-th/shared/ui/enhance-dividers';
import { enhancePhoneButtons } from '@renovation-th/shared/ui/enhance-phone-buttons';
import { keepFailures } from './failures';
import { startShellForInput } from './start-shell';
import { showArrival } from './show-arrival';
import { hidePastClosures } from '../layout/hide-past-closures';
import { closeDropdownOnEscape } from '../layout/enhance-dropdown';
import { enhanceCookieBanner } from '../layout/enhance-cookie-banner';
import { enhanceTheme } from '../layout/enhance-theme';
import { revealOnScroll } from '../navigation/reveal-on-scroll';

/** Runs in both inlined scripts. If one script imported the other, webpack would add 400 bytes to each document. */
export function enhanceDocument(): void {
  // With this attribute, the style sheet shows controls that need scripts (shared/src/theme/scripts.ts).
  document.documentElement.dataset.scripts = '';
  keepFailures();
  enhanceTheme();
  enhanceCookieBanner();
  enhanceDividers();
  closeDropdownOnEscape();
  hidePastClosures();
  showArrival();
  enhancePhoneButtons();
  startShellForInput();

  addEventListener('DOMContentLoaded', () => {
    revealOnScroll();
    const notFound = document.querySelector<HTMLElement>('[data-not-found]');
    if (notFound) console.warn(notFound.dataset.notFound, location.pathname);
  });
}
