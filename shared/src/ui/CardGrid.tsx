import styled from '@emotion/styled';
import { vars } from '../theme/tokens';
import { from } from '../theme/media';

/** Number of columns from each breakpoint up. Phones have one column. */
export type CardColumns = { medium: number; large: number; wide: number };

const columnsOf = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const CardGrid = styled('ul')<{
  columns: CardColumns;
}>({ display: 'grid', gap: vars.space4 }, ({ columns }) => ({
  [from.medium]: { ...columnsOf(columns.medium), gap: vars.space5 },
  [from.large]: columnsOf(columns.large),
  [from.wide]: columnsOf(columns.wide),
}));
