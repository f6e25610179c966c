import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Wrap } from '@renovation-th/shared/ui/layout';
import { figures as content } from '../content/home';

const hairline = `1px solid ${vars.line}`;

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
  columnGap: vars.space5,
  // The term comes first for screen readers, but the figure comes first on screen.
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBlock: vars.space5,
  },
  '& dd': {
    // Limits the size, so that a figure fits on one line of a narrow screen, even with large text.
    font: `700 min(${vars.textFigure}, 16vw)/1 ${vars.fontHead}`,
    letterSpacing: '-.03em',
    whiteSpace: 'nowrap',
  },
  '& dt': {
    marginTop: vars.space2,
    fontSize: vars.textS,
    lineHeight: 1.4,
    color: vars.textMuted,
    textWrap: 'balance',
  },
  '@media (max-width: 63.99rem)': { '& > div:nth-of-type(n + 3)': { borderTop: hairline } },
  [from.large]: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    columnGap: vars.space6,
    // Keeps the last figure clear of the floating call link.
    paddingRight: '8rem',
    paddingBlock: vars.space6,
    '& > div': { paddingBlock: vars.space4 },
    '& > div + div': { paddingLeft: vars.space6, borderLeft: hairline },
  },
});

const Note = styled('p')({ paddingBlock: vars.space3, fontSize: vars.textS, color: vars.textMuted });

/** Shows the four headline figures, and marks samples as such. */
export function Figures() {
  return (
    <Wrap as="section" aria-label={content.label}>
      <List>
        {content.of(useIdentity()).map(({ value, meaning }) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      <Note>{content.note}</Note>
    </Wrap>
  );
}
