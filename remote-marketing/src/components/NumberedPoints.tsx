import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';

type NumberedPointsProps = { points: readonly { title: string; text: string }[] };

const Points = styled('ol')({
  counterReset: 'point',
  listStyle: 'none',
  borderBottom: `1px solid ${vars.line}`,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '2.25rem 1fr',
    gap: `.25rem ${vars.space4}`,
    paddingBlock: vars.space5,
    borderTop: `1px solid ${vars.line}`,
    counterIncrement: 'point',
  },
  '& li::before': {
    content: 'counter(point)',
    gridRow: '1 / span 2',
    font: `700 1.5rem/1.1 ${vars.fontHead}`,
    fontVariantNumeric: 'tabular-nums',
    color: vars.textMuted,
  },
  '& p': { color: vars.textMuted },
});

/** Reasons, each with a line of its own. */
export function NumberedPoints({ points }: NumberedPointsProps) {
  return (
    <Points>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Points>
  );
}
