/**
 * Minimum widths, as keys for `styled()`. They are in rem, so they follow the text size.
 * @example { [from.medium]: { gridTemplateColumns: '1fr 1fr' } }
 */
export const from = {
  /** The header has room for the quote button. */
  compact: '@media (min-width: 36rem)',
  /** Pages have two columns. */
  medium: '@media (min-width: 48rem)',
  /** The header shows the full navigation. */
  large: '@media (min-width: 64rem)',
  /** The hero text is beside its picture, and a row has four cards. */
  wide: '@media (min-width: 70rem)',
} as const;

/** Widths below `from.medium`. */
export const onPhone = '@media (max-width: 47.99rem)';

/** Widths below `from.large`. */
export const belowLarge = '@media (max-width: 63.99rem)';

export const onScreen = '@media screen';
export const inPrint = '@media print';
