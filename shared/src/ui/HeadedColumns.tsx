import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { vars } from '../theme/tokens';
import { from } from '../theme/media';
import { Band, Wrap } from './layout';

/** Widths of the heading's column and of the content's column. */
type Split = '4fr 8fr' | '5fr 7fr';

/** A heading and its content, side by side on large screens. */
export const HeadedColumns = styled(Wrap)<{
  split: Split;
}>({ display: 'grid', gap: vars.space6 }, ({ split }) => ({
  [from.large]: { gridTemplateColumns: split, gap: vars.space8 },
}));

export function HeadedBand({ split, children, ...band }: ComponentProps<typeof Band> & { split: Split }) {
  return (
    <Band {...band}>
      <HeadedColumns split={split}>{children}</HeadedColumns>
    </Band>
  );
}

/** The first column of `HeadedColumns`: the heading and muted text. */
export const HeadWords = styled('div')({
  display: 'grid',
  gap: vars.space4,
  alignContent: 'start',
  justifyItems: 'start',
  '& > p': { color: vars.textMuted },
});
