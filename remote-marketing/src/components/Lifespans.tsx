import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';

const Spans = styled('dl')({
  borderBottom: `1px solid ${vars.line}`,
  '& > div': {
    display: 'grid',
    gap: `0 ${vars.space7}`,
    paddingBlock: vars.space5,
    borderTop: `1px solid ${vars.line}`,
  },
  '& dt': { fontWeight: 600 },
  '& dd': { color: vars.textMuted },
  [from.medium]: {
    '& > div': { gridTemplateColumns: '5fr 7fr', alignItems: 'baseline' },
    '& dd:first-of-type': { gridArea: '1 / 1 / span 2' },
  },
});

const Value = styled('dd')({
  // The term comes first for screen readers, but the figure comes first on screen.
  order: -1,
  '&&': { color: vars.text },
  font: `700 ${vars.textH2}/1.1 ${vars.fontHead}`,
  letterSpacing: '-.03em',
  textWrap: 'balance',
});

type LifespansProps = {
  heading: string;
  intro: string;
  spans: readonly { value: string; what: string; text: string }[];
};

/** Shows time spans, such as how soon the owner comes. */
export function Lifespans({ heading, intro, spans }: LifespansProps) {
  return (
    <HeadedSection heading={heading} intro={intro}>
      <Spans>
        {spans.map(({ value, what, text }) => (
          <div key={value + what}>
            <dt>{what}</dt>
            <Value>{value}</Value>
            <dd>{text}</dd>
          </div>
        ))}
      </Spans>
    </HeadedSection>
  );
}
