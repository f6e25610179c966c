import { vars } from '@renovation-th/shared/theme/tokens';

/** A control without words: 44 px, outlined. Its name is for screen readers. */
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
