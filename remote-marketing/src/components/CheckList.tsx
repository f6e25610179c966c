import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { checkIcon } from '@renovation-th/shared/ui/icon-shapes';

type CheckListProps = { points: readonly string[]; className?: string };

const List = styled('ul')({
  display: 'grid',
  alignContent: 'start',
  gap: `${vars.space2} ${vars.space6}`,
  listStyle: 'none',
  fontSize: vars.textS,
  lineHeight: 1.5,
  '& li': { display: 'grid', gridTemplateColumns: '1.25rem 1fr', columnGap: vars.space3 },
  '& svg': { width: '1.125rem', height: '1.125rem', marginTop: '.1875rem', color: vars.success },
});

/** What a price includes, what has been done. */
export function CheckList({ points, className }: CheckListProps) {
  return (
    <List className={className}>
      {points.map((point) => (
        <li key={point}>
          <Icon shape={checkIcon} />
          {point}
        </li>
      ))}
    </List>
  );
}
