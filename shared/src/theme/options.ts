/**
 * Raw values: what exists. What each is for is decided in `decisions.ts`; a colour spelled
 * anywhere else is a bug.
 */
export const palette = {
  pierre: '#2b2f36',
  pierreNight: '#1c1f24',
  pierreNightRaised: '#22262c',
  pierreNightCard: '#262a31',
  pierreDeep: '#14171b',
  pierreLine: '#4a505a',
  pierreNightLine: '#3a4049',
  chaux: '#f6f1e7',
  chauxDeep: '#ece4d5',
  chauxLine: '#d8cfbf',
  chauxText: '#f1ebdf',
  enduit: '#fffdf8',
  tuile: '#a8452a',
  tuileDeep: '#8c3720',
  tuileNight: '#e2876a',
  tuileNightBright: '#ed9c82',
  ardoise: '#4b5a68',
  ardoiseMid: '#737f8a',
  ardoiseNight: '#7f8993',
  ardoiseBand: '#8b939d',
  ardoiseLight: '#b3bbc3',
  ardoisePale: '#c3c7cc',
  mousse: '#5e6b3f',
  mousseNight: '#aebe86',
  volet: '#3f6b7a',
  voletDeep: '#34596a',
  voletNight: '#8fbfcf',
  voletNightBright: '#a9d3e0',
  voletTint: '#e3ecec',
  voletNightTint: '#2a3a42',
  carmin: '#9a1b33',
  carminNight: '#f2959f',
  carminTint: '#f7e5df',
  carminNightTint: '#3a262b',
} as const;

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
