import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Wrap } from '@renovation-th/shared/ui/layout';
import type { TownLayout } from '../content/town-layouts';
import type { TownPageData } from '../content/town-page-data';
import { keyFacts as content } from '../content/town-page';

type KeyFactsProps = { town: TownPageData; layout: TownLayout };

const hairline = `1px solid ${vars.line}`;

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderBlock: hairline,
  // The term comes first for a screen reader, the value first for the eye.
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBlock: vars.space4,
  },
  '& dd': { font: `700 1.375rem/1.2 ${vars.fontHead}`, letterSpacing: '-.015em' },
  '& dt': { fontSize: vars.textS, lineHeight: 1.4, color: vars.textMuted, textWrap: 'balance' },
  '@media (max-width: 63.99rem)': {
    '& > div:nth-of-type(even)': { paddingLeft: vars.space4, borderLeft: hairline },
    '& > div:nth-of-type(n + 3)': { borderTop: hairline },
  },
  [from.large]: {
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gridTemplateColumns: 'none',
    '& > div': { padding: `${vars.space5} ${vars.space5} ${vars.space5} 0` },
    '& > div + div': { paddingLeft: vars.space5, borderLeft: hairline },
  },
});

/** How far, how soon, at what cost: the promises of the page in one line. */
export function KeyFacts({ town, layout }: KeyFactsProps) {
  return (
    <Wrap as="section" aria-label={content.label}>
      <List>
        {content.of(town, layout).map(({ value, meaning }) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Wrap>
  );
}
