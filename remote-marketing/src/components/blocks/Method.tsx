import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Section, SectionHead, Wrap } from '@renovation-th/shared/ui/layout';
import type { BlockProps } from './block-props';

const Steps = styled('ol')({
  display: 'grid',
  gap: vars.space6,
  counterReset: 'step',
  listStyle: 'none',
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
    letterSpacing: '-.035em',
    color: vars.textMuted,
  },
  '& p': { color: vars.textMuted },
  [from.medium]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});

/** How the work goes, in three steps. */
export function Method({ block, ground }: BlockProps<'method'>) {
  return (
    <Section ground={ground}>
      <Wrap>
        <SectionHead>
          <h2>{block.heading}</h2>
          <p>{block.intro}</p>
        </SectionHead>
        <Steps>
          {block.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
      </Wrap>
    </Section>
  );
}
