/** Constant sizes. Styles contain the values themselves, which are shorter than references to CSS variables. */
export const fixedSizes = {
  textXs: '.8125rem',
  textS: '.9375rem',
  space1: '.25rem',
  space2: '.5rem',
  space3: '.75rem',
  space4: '1rem',
  space5: '1.5rem',
  space6: '2rem',
  space7: '3rem',
  space8: '4rem',
  content: '75rem',
  measure: '38rem',
  radiusSmall: '4px',
  radius: '8px',
} as const;
