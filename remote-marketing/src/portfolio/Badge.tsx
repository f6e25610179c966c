import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';

/** Trade of an item, above its title. */
export const Badge = styled('span')({
  justifySelf: 'start',
  padding: '.125rem .625rem',
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.radiusSmall,
  fontSize: vars.textXs,
  fontWeight: 600,
});
