/** Breakpoints for `@media (min-width: …)`, in rem, so that they follow the text size. */
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
 * Keys for `styled()`: styles from a breakpoint up.
 * @example { [from.medium]: { gridTemplateColumns: '1fr 1fr' } }
 */
export const from = {
  compact: `@media (min-width: ${breakpoints.compact})`,
  medium: `@media (min-width: ${breakpoints.medium})`,
  large: `@media (min-width: ${breakpoints.large})`,
  wide: `@media (min-width: ${breakpoints.wide})`,
} as const;

/** Styles below the breakpoint of two columns. */
export const onPhone = '@media (max-width: 47.99rem)';

/** Styles below the breakpoint of the full navigation. */
export const belowLarge = '@media (max-width: 63.99rem)';

export const onScreen = '@media screen';
export const inPrint = '@media print';

/** Windows contrast themes, which remove shadows, gradients and backgrounds, but keep borders and outlines. */
export const inForcedColours = '@media (forced-colors: active)';
