import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { menuId } from './enhance-menu';

const Button = styled('button')({
  display: 'inline-flex',
  // Clips the label if it does not fit beside its icon, as at 320 px with text at 200 %.
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'center',
  columnGap: vars.space2,
  height: '2.75rem',
  minWidth: 'min(2.5rem, 1.5rem + 5vw)',
  overflow: 'hidden',
  lineHeight: '2.75rem',
  marginRight: 'max(-.5rem, -2.5vw)',
  padding: '0 min(.5rem, 2.5vw) 0 0',
  border: 0,
  background: 'none',
  color: vars.text,
  fontSize: '1rem',
  fontWeight: 600,
  cursor: 'pointer',
  '& svg': { width: '1.5rem', height: '2.75rem' },
  [from.large]: { display: 'none' },
});

type MenuToggleProps = { icon: string; action?: 'hide'; children: ReactNode };

/** Button that opens or closes the menu on small screens. */
export function MenuToggle({ icon, action, children }: MenuToggleProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- Focuses the button when the popover opens, not when the page loads.
    <Button type="button" popoverTarget={menuId} popoverTargetAction={action} autoFocus={action === 'hide'}>
      <Icon shape={icon} />
      {children}
    </Button>
  );
}
