/**
 * Colours by use, in the light and in the dark scheme. No other file may contain a literal colour. Required contrast with
 * each background: 4.5:1 for text, 3:1 for lines.
 */
const colours = {
  ground: ['#f6f1e7', '#1c1f24'],
  /** Background of alternating bands. */
  groundDeep: ['#ece4d5', '#22262c'],
  /** Background of cards and fields. */
  surface: ['#fffdf8', '#262a31'],
  text: ['#2b2f36', '#f1ebdf'],
  textMuted: ['#4b5a68', '#b3bbc3'],
  /** Decorative hairlines. */
  line: ['#d8cfbf', '#3a4049'],
  lineStrong: ['#737f8a', '#7f8993'],
  /** Reserved for quote requests. */
  action: ['#a8452a', '#e2876a'],
  actionHover: ['#8c3720', '#ed9c82'],
  onAction: ['#fffdf8', '#1c1f24'],
  link: ['#34596a', '#8fbfcf'],
  /** Reserved for callbacks. */
  callback: ['#3f6b7a', '#8fbfcf'],
  callbackHover: ['#34596a', '#a9d3e0'],
  callbackTint: ['#e3ecec', '#2a3a42'],
  onCallback: ['#fffdf8', '#1c1f24'],
  success: ['#5e6b3f', '#aebe86'],
  /** A different red from `action`, so that errors do not look like buttons. */
  error: ['#9a1b33', '#f2959f'],
  errorTint: ['#f7e5df', '#3a262b'],
  focus: ['#3f6b7a', '#a9d3e0'],
  /** Background of dark bands: top bar, portfolio, footer. */
  band: ['#2b2f36', '#14171b'],
  onBand: ['#f6f1e7', '#f1ebdf'],
  onBandMuted: ['#c3c7cc', '#b3bbc3'],
  bandLine: ['#4a505a', '#3a4049'],
  bandLineStrong: ['#8b939d', '#8b939d'],
  focusOnBand: ['#a9d3e0', '#a9d3e0'],
} as const;

export type ColorName = keyof typeof colours;

const scheme = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(colours).map(([name, pair]) => [name, pair[index]])) as Record<
    ColorName,
    string
  >;

export const colorSchemes = { light: scheme(0), dark: scheme(1) };

/** Font sizes and spacing that grow with the viewport, between widths of 360 and 1280 px. */
export const fluidSizes = {
  textM: 'clamp(1.0625rem, 1.038rem + .11vw, 1.125rem)',
  textL: 'clamp(1.125rem, 1.03rem + .42vw, 1.375rem)',
  textH3: 'clamp(1.1875rem, 1.14rem + .22vw, 1.3125rem)',
  textH2: 'clamp(1.75rem, 1.32rem + 1.9vw, 2.75rem)',
  textH1: 'clamp(2.25rem, 1.47rem + 3.47vw, 4.25rem)',
  textFigure: 'clamp(2.5rem, 1.76rem + 3.3vw, 4.25rem)',
  section: 'clamp(3rem, 1.98rem + 4.5vw, 6.75rem)',
  gutter: 'clamp(1.25rem, .47rem + 3.47vw, 2.5rem)',
} as const;
