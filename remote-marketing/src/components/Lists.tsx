import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';

type List = { title: string; points: readonly string[] };

type ListsProps = {
  /** Number of columns on medium and large screens. */
  columns: 2 | 3;
  lists: readonly List[];
};

const Columns = styled('div')<{ columns: 2 | 3 }>({ display: 'grid', gap: vars.space7 }, ({ columns }) => ({
  [from.medium]: { gridTemplateColumns: `repeat(${columns}, 1fr)` },
}));

const Points = styled('ul')({
  marginTop: vars.space4,
  borderBottom: `1px solid ${vars.line}`,
  '& li': { paddingBlock: vars.space4, borderTop: `1px solid ${vars.line}`, lineHeight: 1.45 },
});

/** Shows titled lists side by side. */
export function Lists({ columns, lists }: ListsProps) {
  return (
    <Columns columns={columns}>
      {lists.map(({ title, points }) => (
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
  );
}
