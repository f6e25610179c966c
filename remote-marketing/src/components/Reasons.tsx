import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Lead, Section } from '@renovation-th/shared/ui/layout';
import { quotePath, reasons as content } from '../content/home';

/** Stays in view while the points pass. */
const Head = styled('div')({
  display: 'grid',
  gap: vars.space5,
  justifyItems: 'start',
  alignContent: 'start',
  [from.large]: { position: 'sticky', top: `calc(${vars.header} + 2rem)`, alignSelf: 'start' },
});

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

/** Five reasons to choose this craftsman, each a claim that he stands by. */
export function Reasons() {
  return (
    <Section>
      <HeadedColumns split="5fr 7fr">
        <Head>
          <h2>{content.heading}</h2>
          <Lead>{content.lead}</Lead>
          <ButtonLink look="quote" to={quotePath}>
            {content.quote}
          </ButtonLink>
        </Head>
        <Points>
          {content.points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Points>
      </HeadedColumns>
    </Section>
  );
}
