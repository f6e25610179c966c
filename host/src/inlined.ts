/*
 * Inlined at the top of every document, so that it runs before the first paint; its hash is in the security
 * policy. Nothing else runs until the visitor's first input. It handles theme, cookie banner, phone buttons and
 * picture comparisons, records failures, and loads the shell. One small file without a runtime. Pages with sections
 * have `inlined-sections.ts` instead.
 */
import { enhanceDividers } from '@renovation-th/shared/ui/enhance-dividers';
import { dialOnTouch } from '@renovation-th/shared/ui/enhance-phone-buttons';
import { keepFailures } from './early/failures';
import { startShellFor, startShellForInput } from './early/start-shell';
import { hidePastClosures } from './layout/hide-past-closures';
import { closeDropdownOnEscape } from './layout/close-dropdown';
import { enhanceCookieBanner } from './layout/enhance-cookie-banner';
import { enhanceTheme } from './layout/enhance-theme';
import { revealOnScroll } from './navigation/reveal-on-scroll';

// With this attribute, the style sheet shows controls that need scripts (shared/src/theme/scripts.ts).
document.documentElement.dataset.scripts = '';
keepFailures();
enhanceTheme();
enhanceCookieBanner();
enhanceDividers();
closeDropdownOnEscape();
hidePastClosures();
dialOnTouch(startShellFor);
startShellForInput();

addEventListener('DOMContentLoaded', () => {
  revealOnScroll();
  const notFound = document.querySelector<HTMLElement>('[data-not-found]');
  if (notFound) console.warn(notFound.dataset.notFound, location.pathname);
});
