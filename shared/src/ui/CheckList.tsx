import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { vars } from '../theme/tokens';

type CheckListProps = { points: readonly ReactNode[]; className?: string };

const List = styled('ul')({
  display: 'grid',
  alignContent: 'start',
  gap: `${vars.space2} ${vars.space6}`,
  fontSize: vars.textS,
  lineHeight: 1.5,
  '& li': { display: 'grid', gridTemplateColumns: '1.25rem 1fr', columnGap: vars.space3 },
  // The tick is drawn with borders, because an icon in each item would enlarge the HTML.
  '& li::before': {
    content: '""',
    width: '.4rem',
    height: '.75rem',
    margin: '.125rem .375rem',
    borderBottom: `2px solid ${vars.success}`,
    borderRight: `2px solid ${vars.success}`,
    transform: 'rotate(42deg)',
  },
});

export function CheckList({ points, className }: CheckListProps) {
  return (
    <List className={className}>
      {points.map((point, index) => (
        <li key={index}>
          <div>{point}</div>
        </li>
      ))}
    </List>
  );
}
