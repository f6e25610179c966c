import type { CSSObject } from '@emotion/react';

/** A tick for `::after` of a chosen element. It is drawn with borders, which remain in forced colours mode. */
export const chosenTick: CSSObject = {
  content: '""',
  position: 'absolute',
  width: '.25rem',
  height: '.5rem',
  border: 'solid currentColor',
  borderWidth: '0 2px 2px 0',
  transform: 'rotate(45deg)',
};
