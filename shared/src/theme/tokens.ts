import type { TokenName } from './decisions';
import { fixedSizes } from './fixed-sizes';

/**
 * Short, for every document spells the names hundreds of times: of each word its first and last letter.
 * @example cssName('textMuted') // => '--ttMd'
 */
export function cssName(token: string): string {
  return `--${token.replace(/\B[a-z]+(?=[a-z])/g, '')}`;
}

const fixed = new Map<string, string>(Object.entries(fixedSizes));

/**
 * Every token, for `styled()`: its value where that never changes, or else a reference to its CSS variable. Names
 * are checked by the compiler and spelled by rule, so that no remote carries the list of variables, let alone
 * their values: those are in the document's stylesheet.
 * @example vars.space4 // => '1rem'
 * @example vars.textMuted // => 'var(--ttMd)'
 */
export const vars = new Proxy<Record<TokenName, string>>(Object.create(null), {
  get: (_values, token) => fixed.get(String(token)) ?? `var(${cssName(String(token))})`,
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
