import type { CSSObject } from '@emotion/react';
import { vars } from '@renovation-th/shared/theme/tokens';

/** Id of the element that contains the toasts. */
export const toastsId = 'messages';

/**
 * Hides a floating element while the visitor fills in a field. It comes back late, because it would otherwise catch the
 * press that ends the typing, also with reduced motion, which disables other transitions.
 */
export const hiddenWhileTyping = (media: string): CSSObject => ({
  transition: 'visibility 0s 600ms !important',
  [media]: {
    'body:has(main :is(input, select, textarea):focus-visible) &': {
      visibility: 'hidden',
      transition: 'none !important',
    },
  },
});

/** Style of a notice's close button, which is large enough for a finger. */
export const closeButton: CSSObject = {
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radiusSmall,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: vars.groundDeep },
};
