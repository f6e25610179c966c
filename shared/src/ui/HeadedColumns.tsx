import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { vars } from '../theme/tokens';
import { from } from '../theme/media';
import { Band, Wrap } from './layout';

/** Of the width, in parts of twelve: the heading's column and that of what it heads. */
type Split = '4fr 8fr' | '5fr 7fr';

/** A heading and, beside it from large screens up, what it heads. */
export const HeadedColumns = styled(Wrap, { shouldForwardProp: (prop) => prop !== 'split' })<{
  split: Split;
}>({ display: 'grid', gap: vars.space6 }, ({ split }) => ({
  [from.large]: { gridTemplateColumns: split, gap: vars.space8 },
}));

/** The same as a band of the page. */
export function HeadedBand({ split, children, ...band }: ComponentProps<typeof Band> & { split: Split }) {
  return (
    <Band {...band}>
      <HeadedColumns split={split}>{children}</HeadedColumns>
    </Band>
  );
}

/** A heading with a few muted lines, as the first of the columns. */
export const HeadWords = styled('div')({
  display: 'grid',
  gap: vars.space4,
  alignContent: 'start',
  justifyItems: 'start',
  '& > p': { color: vars.textMuted },
});
