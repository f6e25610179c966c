import type { CSSObject } from '@emotion/react';
import { vars } from '@renovation-th/shared/theme/tokens';

/** As high as the header; hovered, open or current, it is underlined on the header's hairline. */
export const navigationItem: CSSObject = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.25rem',
  height: '100%',
  fontSize: '1rem',
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  '&::after': {
    content: '""',
    position: 'absolute',
    // Above the Services panel, which starts on the same hairline.
    zIndex: 1,
    inset: 'auto 0 -1px',
    height: 2,
    backgroundColor: vars.text,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${vars.ease}`,
  },
  '&:hover::after, &[aria-current]::after, details[open] > &::after': { transform: 'none' },
  '&[aria-current]': { fontWeight: 600 },
};
