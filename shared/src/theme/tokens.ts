import type { TokenName } from './decisions';
import { fixedSizes } from './fixed-sizes';

/**
 * Shortens a token to a CSS variable name, because documents repeat the name often.
 * @example cssName('textMuted') // => '--ttMd'
 */
export function cssName(token: string): string {
  return `--${token.replace(/\B[a-z]+(?=[a-z])/g, '')}`;
}

const fixed = new Map<string, string>(Object.entries(fixedSizes));

/**
 * Every token, for `styled()`: the value of a fixed size, or otherwise a reference to a CSS variable. A Proxy computes
 * the names, so that remotes do not bundle the list of tokens.
 * @example vars.space4 // => '1rem'
 * @example vars.textMuted // => 'var(--ttMd)'
 */
export const vars = new Proxy<Record<TokenName, string>>(Object.create(null), {
  get: (_values, token) => fixed.get(String(token)) ?? `var(${cssName(String(token))})`,
});

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
