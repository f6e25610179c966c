import styled from '@emotion/styled';
import { from } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import type { PagePath } from '@renovation-th/shared/contracts/page';

type TownListProps = {
  /** `note` is beside the name, outside the link. */
  towns: readonly { name: string; path: PagePath; note?: string }[];
  /** Columns from medium screens up. A phone has one, or two if the towns have no notes. */
  columns: 2 | 3;
};

const List = styled('ul')<{ columns: 2 | 3 }>(
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
    // Keeps the same distance to the border when the name wraps.
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

/** Links to towns, each with a note. */
export function TownList({ towns, columns }: TownListProps) {
  return (
    <List columns={columns}>
      {towns.map(({ name, path, note }) => (
        <li key={path}>
          <a href={path}>{name}</a>
          {note && <span>{note}</span>}
        </li>
      ))}
    </List>
  );
}
