import styled from '@emotion/styled';
import { useLayoutEffect, useRef } from 'react';
import { inForcedColours } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import { portfolioWords as words } from '../content/portfolio';
import { mostShown } from '../content/portfolio-projects';
import type { ShownItem } from './shown-items';

type DotsProps = {
  index: number;
  items: readonly ShownItem[];
  onGoTo: (index: number) => void;
};

/** The dots move closer together if text at 200 % would push the last dots off a phone. */
const step = `min(1rem, (100vw - 2 * ${vars.gutter}) / ${mostShown})`;
const height = '2.75rem';
const dot = (radius: string) =>
  `radial-gradient(circle, currentColor ${radius}, transparent calc(${radius} + .5px)) center / ${step} ${height}`;
/** Keeps the gradients, which forced colours would remove. */
const keepDots = { [inForcedColours]: { forcedColorAdjust: 'none', color: 'CanvasText' } } as const;

/** The dot of the current slide, drawn over the row of dots. */
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: step,
  height,
  border: 0,
  borderRadius: 0,
  color: vars.onBand,
  background: dot('5px'),
  cursor: 'pointer',
  ...keepDots,
} as const;

const Row = styled('input')({
  appearance: 'none',
  width: `calc(var(--dots, ${mostShown}) * ${step})`,
  height,
  margin: '0 0 0 -.1875rem',
  color: vars.lineStrong,
  background: `${dot('3px')} repeat-x`,
  backgroundPosition: 'left center',
  cursor: 'pointer',
  touchAction: 'pan-y',
  ...keepDots,
  '&:focus-visible': { outlineOffset: -4 },
  '&::-webkit-slider-runnable-track': { height },
  '&::-webkit-slider-thumb': thumb,
  '&::-moz-range-track': { height, background: 'none' },
  '&::-moz-range-thumb': thumb,
});

/** A native slider with a dot for each slide, because sixteen buttons of 44 px would not fit on a phone. */
export function Dots({ index, items, onGoTo }: DotsProps) {
  const row = useRef<HTMLInputElement>(null);
  const count = items.length;

  useLayoutEffect(() => {
    // Set by script, since the security policy forbids style attributes in HTML.
    row.current?.style.setProperty('--dots', String(count));
  }, [count]);

  return (
    <Row
      ref={row}
      type="range"
      min={0}
      max={count - 1}
      value={index}
      aria-label={words.dots}
      aria-valuetext={words.position(index, count) + words.about(items[index]?.title ?? '')}
      onChange={({ target }) => onGoTo(target.valueAsNumber)}
    />
  );
}
