import type { CSSObject } from '@emotion/react';
import { vars } from '@renovation-th/shared/theme/tokens';

/** Id of the element that contains the toasts. */
export const toastsId = 'messages';

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
