/** Tokens whose value depends on the colour scheme or the width of the window, as references to CSS variables. */
const variables = {
  ground: 'var(--ground)',
  groundDeep: 'var(--ground-deep)',
  surface: 'var(--surface)',
  text: 'var(--text)',
  textMuted: 'var(--text-muted)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  action: 'var(--action)',
  actionHover: 'var(--action-hover)',
  onAction: 'var(--on-action)',
  link: 'var(--link)',
  callback: 'var(--callback)',
  callbackHover: 'var(--callback-hover)',
  callbackTint: 'var(--callback-tint)',
  onCallback: 'var(--on-callback)',
  success: 'var(--success)',
  error: 'var(--error)',
  errorTint: 'var(--error-tint)',
  focus: 'var(--focus)',
  band: 'var(--band)',
  onBand: 'var(--on-band)',
  onBandMuted: 'var(--on-band-muted)',
  bandLine: 'var(--band-line)',
  bandLineStrong: 'var(--band-line-strong)',
  focusOnBand: 'var(--focus-on-band)',
  textM: 'var(--text-m)',
  textL: 'var(--text-l)',
  textH3: 'var(--text-h3)',
  textH2: 'var(--text-h2)',
  textH1: 'var(--text-h1)',
  textFigure: 'var(--text-figure)',
  section: 'var(--section)',
  gutter: 'var(--gutter)',
  fontHead: 'var(--font-head)',
  fontText: 'var(--font-text)',
  header: 'var(--header)',
  shadow: 'var(--shadow)',
  pictureFilter: 'var(--picture-filter)',
  ease: 'var(--ease)',
} as const;

/** Names of the tokens that `document-css.ts` defines as CSS variables. */
export type VariableName = keyof typeof variables;

/**
 * Every token, for `styled()`. Constant sizes are values, which are shorter than references.
 * @example vars.space4 // => '1rem'
 * @example vars.textMuted // => 'var(--text-muted)'
 */
export const vars = {
  ...variables,
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

/** Returns the name of a token's CSS variable. @example cssName('textMuted') // => '--text-muted' */
export function cssName(token: VariableName): string {
  return variables[token].slice('var('.length, -1);
}

/** Styles that set the colours of text, lines, links and focus on a dark band. */
export const onBand = {
  backgroundColor: vars.band,
  color: vars.onBand,
  [cssName('text')]: vars.onBand,
  [cssName('textMuted')]: vars.onBandMuted,
  [cssName('line')]: vars.bandLine,
  [cssName('lineStrong')]: vars.bandLineStrong,
  [cssName('link')]: vars.onBand,
  [cssName('focus')]: vars.focusOnBand,
};
