import type { TokenName } from './decisions';

/** @example cssName('textMuted') // => '--text-muted' */
export function cssName(token: string): string {
  return `--${token.replace(/[A-Z0-9]+/g, (part) => `-${part.toLowerCase()}`)}`;
}

/**
 * Every token as a reference to its CSS variable, for `styled()`. Names are checked by the
 * compiler and spelled by rule, so that no remote carries the list of tokens, let alone their
 * values: those are in the document's stylesheet.
 * @example vars.textMuted // => 'var(--text-muted)'
 */
export const vars = new Proxy<Record<TokenName, string>>(Object.create(null), {
  get: (_values, token) => `var(${cssName(String(token))})`,
});

/** Redefines text, line, link and focus for whatever stands on a dark band. Spread it into `styled()`. */
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
