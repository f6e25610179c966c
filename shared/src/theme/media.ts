/** Widths at which a layout changes, for `@media (min-width: …)`. In rem, so that large text counts. */
export const breakpoints = {
  /** The quote button fits into the header. */
  compact: '36rem',
  /** Two columns. */
  medium: '48rem',
  /** The full navigation. */
  large: '64rem',
  /** The hero beside its picture, four cards in a row. */
  wide: '70rem',
} as const;

/**
 * Keys for `styled()`: a layout from this width up.
 * @example { [from.medium]: { gridTemplateColumns: '1fr 1fr' } }
 */
export const from = {
  compact: `@media (min-width: ${breakpoints.compact})`,
  medium: `@media (min-width: ${breakpoints.medium})`,
  large: `@media (min-width: ${breakpoints.large})`,
  wide: `@media (min-width: ${breakpoints.wide})`,
} as const;

/** Below the width of two columns: what only a phone needs. */
export const onPhone = '@media (max-width: 47.99rem)';

/** Below the width of the full navigation. */
export const belowLarge = '@media (max-width: 63.99rem)';

export const onScreen = '@media screen';
export const inPrint = '@media print';

/** Windows' contrast themes: shadows, gradients and grounds are gone, borders and outlines stay. */
export const inForcedColours = '@media (forced-colors: active)';
