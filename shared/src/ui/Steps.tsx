import styled from '@emotion/styled';
import { vars } from '../theme/tokens';
import { from } from '../theme/media';

type StepsProps = {
  /** Three or four steps. */
  steps: readonly { title: string; text: string }[];
};

const List = styled('ol')<{ columns: number }>(
  {
    display: 'grid',
    gap: vars.space4,
    counterReset: 'step',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '2.5rem minmax(0, 1fr)',
      alignContent: 'start',
      gap: `${vars.space2} 0`,
      paddingTop: vars.space3,
      borderTop: `1px solid ${vars.lineStrong}`,
      counterIncrement: 'step',
    },
    '& li::before': {
      content: 'counter(step)',
      gridRow: '1 / span 2',
      font: `700 ${vars.textFigure}/1 ${vars.fontHead}`,
      letterSpacing: '-.03em',
      color: vars.textMuted,
    },
    '& p': { color: vars.textMuted },
  },
  ({ columns }) => ({
    [from.medium]: {
      gridTemplateColumns: `repeat(${columns === 4 ? 2 : columns}, 1fr)`,
      gap: vars.space6,
      // The number stands above the text, because the columns are narrow.
      '& li': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '& li::before': { gridRow: 'auto', marginBottom: vars.space3 },
    },
    [from.large]: { gridTemplateColumns: `repeat(${columns}, 1fr)` },
  }),
);

export function Steps({ steps }: StepsProps) {
  return (
    <List columns={steps.length}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
