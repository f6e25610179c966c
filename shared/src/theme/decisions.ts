import { palette } from './options';

/** Colours of the light scheme by use. Required contrast with each background: 4.5:1 for text, 3:1 for lines. */
const light = {
  ground: palette.chaux,
  /** Background of alternating bands. */
  groundDeep: palette.chauxDeep,
  /** Background of cards and fields. */
  surface: palette.enduit,
  text: palette.pierre,
  textMuted: palette.ardoise,
  /** Decorative hairlines. */
  line: palette.chauxLine,
  lineStrong: palette.ardoiseMid,
  /** Reserved for quote requests. */
  action: palette.tuile,
  actionHover: palette.tuileDeep,
  onAction: palette.enduit,
  link: palette.voletDeep,
  /** Reserved for callbacks. */
  callback: palette.volet,
  callbackHover: palette.voletDeep,
  callbackTint: palette.voletTint,
  onCallback: palette.enduit,
  success: palette.mousse,
  /** A different red from `action`, so that errors do not look like buttons. */
  error: palette.carmin,
  errorTint: palette.carminTint,
  focus: palette.volet,
  /** Background of dark bands: top bar, portfolio, footer. */
  band: palette.pierre,
  onBand: palette.chaux,
  onBandMuted: palette.ardoisePale,
  bandLine: palette.pierreLine,
  bandLineStrong: palette.ardoiseBand,
  focusOnBand: palette.voletNightBright,
} as const;

export type ColorName = keyof typeof light;

const dark: Record<ColorName, string> = {
  ground: palette.pierreNight,
  groundDeep: palette.pierreNightRaised,
  surface: palette.pierreNightCard,
  text: palette.chauxText,
  textMuted: palette.ardoiseLight,
  line: palette.pierreNightLine,
  lineStrong: palette.ardoiseNight,
  action: palette.tuileNight,
  actionHover: palette.tuileNightBright,
  onAction: palette.pierreNight,
  link: palette.voletNight,
  callback: palette.voletNight,
  callbackHover: palette.voletNightBright,
  callbackTint: palette.voletNightTint,
  onCallback: palette.pierreNight,
  success: palette.mousseNight,
  error: palette.carminNight,
  errorTint: palette.carminNightTint,
  focus: palette.voletNightBright,
  band: palette.pierreDeep,
  onBand: palette.chauxText,
  onBandMuted: palette.ardoiseLight,
  bandLine: palette.pierreNightLine,
  bandLineStrong: palette.ardoiseBand,
  focusOnBand: palette.voletNightBright,
};

export const colorSchemes = { light, dark };

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

/** Names of the tokens that `document-css.ts` defines as CSS variables. */
export type VariableName =
  | ColorName
  | keyof typeof fluidSizes
  | 'fontHead'
  | 'fontText'
  | 'header'
  | 'shadow'
  | 'pictureFilter'
  | 'ease';
