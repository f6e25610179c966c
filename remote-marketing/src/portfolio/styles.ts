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

/** Outlined icon button of 44 px. */
export const iconButton = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: vars.radiusSmall,
  background: 'none',
  color: vars.text,
  cursor: 'pointer',
  transition: `border-color ${vars.ease}, background-color ${vars.ease}`,
  '&:hover': { borderColor: 'currentColor' },
} as const;
