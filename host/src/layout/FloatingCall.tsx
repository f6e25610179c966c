import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { inPrint, onPhone } from '@renovation-th/shared/theme/media';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { callIcon } from '@renovation-th/shared/ui/icon-shapes';
import { floatingCallContent as content } from '../content/shell';

const Link = styled('a')({
  position: 'fixed',
  zIndex: 40,
  right: 'max(1rem, env(safe-area-inset-right))',
  bottom: 'max(.75rem, env(safe-area-inset-bottom))',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '.125rem',
  width: '4.25rem',
  height: '3.5rem',
  borderRadius: vars.radius,
  backgroundColor: vars.text,
  color: vars.ground,
  // Separates the link from the footer, which has the same colour.
  border: `1.5px solid ${vars.ground}`,
  boxShadow: vars.shadow,
  fontSize: vars.textXs,
  fontWeight: 600,
  lineHeight: 1,
  textDecoration: 'none',
  // The link floats over light pages and dark bands, so its focus outline has a second ring in the opposite tone.
  '&:focus-visible': {
    outlineColor: vars.focus,
    borderRadius: vars.radius,
    boxShadow: `0 0 0 3px ${vars.ground}`,
  },
  '& svg': { width: '1.375rem', height: '1.375rem' },
  // With a phone's keyboard open, the link would cover the focused field.
  [onPhone]: {
    'body:has(main :is(input, select, textarea):focus-visible) &': { visibility: 'hidden' },
  },
  [inPrint]: { display: 'none' },
});

/** Phone link at the bottom right of every page. */
export function FloatingCall() {
  const { phone } = useIdentity();

  return (
    <aside aria-label={content.region}>
      <Link href={`tel:${phone.international}`}>
        <Icon shape={callIcon} />
        {content.label}
      </Link>
    </aside>
  );
}
