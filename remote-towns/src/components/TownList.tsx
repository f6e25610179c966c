import styled from '@emotion/styled';
import { RouterLink } from '@renovation-th/shared/kernel';
import { from } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import type { PagePath } from '@renovation-th/shared/contracts/page';

type TownListProps = {
  /** `note` stands beside the name, and is not part of the link. */
  towns: readonly { name: string; path: PagePath; note?: string }[];
  /** Columns from medium screens up; a phone has one, or two where there is nothing beside the names. */
  columns: 2 | 3;
};

const List = styled('ul', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: 2 | 3 }>(
  {
    display: 'grid',
    columnGap: vars.space6,
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space3,
      borderTop: `1px solid ${vars.line}`,
      breakInside: 'avoid',
      '&[hidden]': { display: 'none' },
    },
    '& a': { paddingBlock: '.625rem', fontWeight: 600, textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
    // Below a long name it keeps the same distance to the line.
    '& span': {
      paddingBottom: '.625rem',
      color: vars.textMuted,
      fontSize: vars.textS,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  ({ columns }) => ({
    [from.medium]: { gridTemplateColumns: '1fr 1fr' },
    [from.wide]: { gridTemplateColumns: `repeat(${columns}, 1fr)` },
  }),
);

/** Towns as links, with what is worth knowing beside each. */
export function TownList({ towns, columns }: TownListProps) {
  return (
    <List columns={columns}>
      {towns.map(({ name, path, note }) => (
        <li key={path}>
          <RouterLink to={path}>{name}</RouterLink>
          {note && <span>{note}</span>}
        </li>
      ))}
    </List>
  );
}
