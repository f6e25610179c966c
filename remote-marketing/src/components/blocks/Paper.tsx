import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Section, SectionHead, Wrap } from '@renovation-th/shared/ui/layout';
import type { BlockProps } from './block-props';

const Columns = styled('div')({
  display: 'grid',
  gap: vars.space7,
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
});

const Points = styled('ul')({
  marginTop: vars.space4,
  borderBottom: `1px solid ${vars.line}`,
  listStyle: 'none',
  '& li': { paddingBlock: vars.space4, borderTop: `1px solid ${vars.line}`, lineHeight: 1.45 },
});

/** What the quote says, and what to ask whoever writes one. */
export function Paper({ block, ground }: BlockProps<'paper'>) {
  return (
    <Section ground={ground}>
      <Wrap>
        <SectionHead>
          <h2>{block.heading}</h2>
          <p>{block.intro}</p>
        </SectionHead>
        <Columns>
          {block.lists.map(({ title, points }) => (
            <div key={title}>
              <h3>{title}</h3>
              <Points>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </Points>
            </div>
          ))}
        </Columns>
      </Wrap>
    </Section>
  );
}
