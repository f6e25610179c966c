import styled from '@emotion/styled';
import { vars } from '../theme/tokens';
import { belowLarge, from } from '../theme/media';
import { Wrap } from './layout';

type FactStripProps = {
  label: string;
  /** At most four facts, such as « sous 24 h » with the meaning « pour vous répondre ». */
  facts: readonly { value: string; meaning: string }[];
};

const hairline = `1px solid ${vars.line}`;

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderBlock: hairline,
  // The markup has the meaning first, for screen readers. The screen shows the value first.
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBlock: vars.space4,
  },
  '& dd': { font: `700 1.375rem/1.2 ${vars.fontHead}`, letterSpacing: '-.02em' },
  '& dt': { fontSize: vars.textS, lineHeight: 1.4, color: vars.textMuted, textWrap: 'balance' },
  [belowLarge]: {
    '& > div:nth-of-type(even)': { paddingLeft: vars.space4, borderLeft: hairline },
    '& > div:nth-of-type(n + 3)': { borderTop: hairline },
    // The last of three facts fills its row.
    '& > div:nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  },
  [from.large]: {
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gridTemplateColumns: 'none',
    '& > div': { padding: `${vars.space5} ${vars.space5} ${vars.space5} 0` },
    '& > div + div': { paddingLeft: vars.space5, borderLeft: hairline },
  },
});

/** The promises of a page, in one row on large screens. */
export function FactStrip({ label, facts }: FactStripProps) {
  return (
    <Wrap as="section" aria-label={label}>
      <List>
        {facts.map(({ value, meaning }) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Wrap>
  );
}
