import styled from '@emotion/styled';
import { vars } from '../theme/tokens';
import { from } from '../theme/media';
import { Wrap } from './layout';

/** Of the width, in parts of twelve: the heading's column and that of what it heads. */
type Split = '4fr 8fr' | '5fr 7fr';

/** A heading and, beside it from large screens up, what it heads. */
export const HeadedColumns = styled(Wrap, { shouldForwardProp: (prop) => prop !== 'split' })<{
  split: Split;
}>({ display: 'grid', gap: vars.space6 }, ({ split }) => ({
  [from.large]: { gridTemplateColumns: split, gap: vars.space8 },
}));
