import { breakpoints } from './options';

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

export const onScreen = '@media screen';
export const inPrint = '@media print';
