import { serializeStyles, type CSSInterpolation } from '@emotion/serialize';

/** `css` and `keyframes` as the browser's scripts get them in the place of Emotion's; see styled.ts. */
/** @public Lent to remotes. */
export function css(...styles: CSSInterpolation[]) {
  return serializeStyles(styles);
}

/** An animation, whose rule travels with the styles that name it. */
export function keyframes(...frames: CSSInterpolation[]) {
  const serialized = serializeStyles(frames);
  const name = `animation-${serialized.name}`;
  const styles = `@keyframes ${name}{${serialized.styles}}`;

  return { anim: 1 as const, name, styles, toString: () => `_EMO_${name}_${styles}_EMO_` };
}
