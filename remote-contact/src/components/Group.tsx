import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';

/** What belongs together on the page of thanks. */
export const Group = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space4,
});
