import styled from '@emotion/styled';
import { from } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import type { ListedTown } from '../page-data/town-list-data';

type TownListProps = { towns: readonly ListedTown[] };

const List = styled('ul')({
  display: 'grid',
  columnGap: vars.space6,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space3,
    borderTop: `1px solid ${vars.line}`,
    breakInside: 'avoid',
  },
  '& a': { paddingBlock: '.625rem', fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  // Keeps the distance to the border below when the note wraps.
  '& span': {
    paddingBottom: '.625rem',
    color: vars.textMuted,
    fontSize: vars.textS,
    fontVariantNumeric: 'tabular-nums',
  },
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
});

/** List of links to towns, each with a note, such as the distance. */
export function TownList({ towns }: TownListProps) {
  return (
    <List>
      {towns.map(({ name, path, note }) => (
        <li key={path}>
          <a href={path}>{name}</a>
          {note && <span>{note}</span>}
        </li>
      ))}
    </List>
  );
}
