import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';

type TitledPointsProps = { points: readonly { title: string; text: string }[] };

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

/** Short titles, each with what there is to say of it. */
export function TitledPoints({ points }: TitledPointsProps) {
  return (
    <Points>
      {points.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Points>
  );
}
