import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Section } from '@renovation-th/shared/ui/layout';
import type { BlockProps } from './block-props';

const Points = styled('dl')({
  display: 'grid',
  columnGap: vars.space7,
  '& > div': { paddingBlock: vars.space5, borderTop: `1px solid ${vars.line}` },
  '& dt': {
    marginBottom: '.375rem',
    font: `700 ${vars.textH3}/1.2 ${vars.fontHead}`,
    letterSpacing: '-.012em',
  },
  '& dd': { maxWidth: vars.measure, color: vars.textMuted, textWrap: 'pretty' },
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
});

/** What the craftsman knows of houses here, case by case. */
export function Expertise({ block, ground }: BlockProps<'expertise'>) {
  return (
    <Section ground={ground} id={block.link?.id}>
      <HeadedColumns split="4fr 8fr">
        <h2>{block.heading}</h2>
        <Points>
          {block.points.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Points>
      </HeadedColumns>
    </Section>
  );
}
