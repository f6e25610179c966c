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
    gap: vars.space6,
    counterReset: 'step',
    '& li': {
      display: 'grid',
      alignContent: 'start',
      gap: vars.space2,
      paddingTop: vars.space4,
      borderTop: `1px solid ${vars.lineStrong}`,
      counterIncrement: 'step',
    },
    '& li::before': {
      content: 'counter(step)',
      marginBottom: vars.space3,
      font: `700 ${vars.textFigure}/1 ${vars.fontHead}`,
      letterSpacing: '-.03em',
      color: vars.textMuted,
    },
    '& p': { color: vars.textMuted },
  },
  ({ columns }) => ({
    [from.medium]: { gridTemplateColumns: `repeat(${columns === 4 ? 2 : columns}, 1fr)` },
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
