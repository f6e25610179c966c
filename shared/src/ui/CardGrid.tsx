import styled from '@emotion/styled';
import { vars } from '../theme/tokens';
import { from } from '../theme/media';

/** Cards side by side from each width up; on a phone one below the other. */
export type CardColumns = { medium: number; large: number; wide: number };

const columnsOf = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** The list that holds service cards. */
export const CardGrid = styled('ul', { shouldForwardProp: (prop) => prop !== 'columns' })<{
  columns: CardColumns;
}>({ display: 'grid', gap: vars.space4 }, ({ columns }) => ({
  [from.medium]: { ...columnsOf(columns.medium), gap: vars.space5 },
  [from.large]: columnsOf(columns.large),
  [from.wide]: columnsOf(columns.wide),
}));
