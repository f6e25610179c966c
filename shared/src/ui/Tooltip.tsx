import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { vars } from '../theme/tokens';
import { shownMark, tooltipMark } from './serve-tooltip';

const Place = /* @__PURE__ */ styled('span')({ position: 'relative', display: 'inline-flex' });

const Words = /* @__PURE__ */ styled('span')({
  display: 'none',
  position: 'absolute',
  zIndex: 30,
  top: 'calc(100% + .375rem)',
  left: '50%',
  transform: 'translateX(-50%)',
  padding: '.375rem .625rem',
  // The colours of a dark band, which keep apart from any ground.
  backgroundColor: vars.band,
  color: vars.onBand,
  border: `1px solid ${vars.bandLineStrong}`,
  borderRadius: vars.radiusSmall,
  fontSize: vars.textXs,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  [`[${shownMark}] > &`]: { display: 'block' },
  // It bridges the gap, so that the pointer may move onto the words.
  '&::before': { content: '""', position: 'absolute', inset: 'calc(-.375rem - 1px) 0 100%' },
});

type TooltipProps = {
  /** The name that the control already has for assistive technology, to which it is not said twice. */
  name: string;
  /** One control without visible words. */
  children: ReactNode;
};

/** Shows the name of an icon-only control once `serveTooltip` serves it. */
export function Tooltip({ name, children }: TooltipProps) {
  return (
    <Place {...{ [tooltipMark]: '' }}>
      {children}
      <Words aria-hidden="true">{name}</Words>
    </Place>
  );
}
