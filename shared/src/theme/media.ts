/** Breakpoints for `@media (min-width: …)`. They are in rem, so they follow the text size. */
export const breakpoints = {
  /** Minimum width at which the header has room for the quote button. */
  compact: '36rem',
  /** Minimum width at which pages have two columns. */
  medium: '48rem',
  /** Minimum width at which the header shows the full navigation. */
  large: '64rem',
  /** Minimum width at which the hero text is beside its picture and a row has four cards. */
  wide: '70rem',
} as const;

/** Keys for `styled()`. @example { [from.medium]: { gridTemplateColumns: '1fr 1fr' } } */
export const from = {
  compact: `@media (min-width: ${breakpoints.compact})`,
  medium: `@media (min-width: ${breakpoints.medium})`,
  large: `@media (min-width: ${breakpoints.large})`,
  wide: `@media (min-width: ${breakpoints.wide})`,
} as const;

/** Widths below `from.medium`. */
export const onPhone = '@media (max-width: 47.99rem)';

/** Widths below `from.large`. */
export const belowLarge = '@media (max-width: 63.99rem)';

export const onScreen = '@media screen';
export const inPrint = '@media print';

/** Windows contrast themes. They remove shadows, gradients and backgrounds but keep borders and outlines. */
export const inForcedColours = '@media (forced-colors: active)';
