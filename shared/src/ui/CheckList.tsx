import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { vars } from '../theme/tokens';
import { Icon } from './Icon';
import { checkIcon } from './icon-shapes';

type CheckListProps = { points: readonly ReactNode[]; className?: string };

const List = styled('ul')({
  display: 'grid',
  alignContent: 'start',
  gap: `${vars.space2} ${vars.space6}`,
  listStyle: 'none',
  fontSize: vars.textS,
  lineHeight: 1.5,
  '& li': { display: 'grid', gridTemplateColumns: '1.25rem 1fr', columnGap: vars.space3 },
  '& svg': { marginTop: '.125rem', color: vars.success },
});

/** What a price includes, what has been done, what is promised. */
export function CheckList({ points, className }: CheckListProps) {
  return (
    <List className={className}>
      {points.map((point, index) => (
        <li key={index}>
          <Icon shape={checkIcon} />
          <div>{point}</div>
        </li>
      ))}
    </List>
  );
}
