import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/decisions';
import { from } from '@renovation-th/shared/theme/media';
import { Wrap } from '@renovation-th/shared/ui/layout';

/** A heading and, beside it from large screens up, what it heads. */
export const HeadedColumns = styled(Wrap)({
  display: 'grid',
  gap: vars.space6,
  [from.large]: { gridTemplateColumns: '4fr 8fr', gap: vars.space8 },
});
