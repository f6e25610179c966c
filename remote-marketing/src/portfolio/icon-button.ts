import { vars } from '@renovation-th/shared/theme/tokens';

/** Outlined icon button of 44 px. Its accessible name is visually hidden text. */
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
