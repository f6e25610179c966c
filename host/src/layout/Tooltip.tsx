import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { tooltipId } from './enhance-tooltips';

const Bubble = styled('div')({
  inset: '0 auto auto 0',
  margin: 0,
  padding: `${vars.space1} ${vars.space2}`,
  border: `1px solid ${vars.ground}`,
  borderRadius: vars.radiusSmall,
  // The bridge below extends beyond the bubble.
  overflow: 'visible',
  maxWidth: `calc(100vw - ${vars.space4})`,
  backgroundColor: vars.text,
  color: vars.ground,
  fontSize: vars.textXs,
  lineHeight: 1.4,
  // Bridges the gap to the button, so that the pointer can move onto the tooltip.
  '&::after': { content: '""', position: 'absolute', inset: '-.5rem' },
});

/** The tooltip of all buttons that show only an icon. Repeats an accessible name, so screen readers ignore it. */
export function Tooltip() {
  return <Bubble id={tooltipId} popover="manual" aria-hidden />;
}
