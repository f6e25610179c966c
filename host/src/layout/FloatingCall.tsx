import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { onPhone } from '@renovation-th/shared/theme/media';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { callIcon } from '@renovation-th/shared/ui/icon-shapes';
import { floatingCallContent as content } from '../content/shell';
import { hiddenWhileTyping } from './notice-styles';

export const callHeight = '3.5rem';

// With a phone's keyboard open, the link would cover the focused field. Its region would still catch presses.
const Region = styled('aside')(hiddenWhileTyping(onPhone));

const Link = styled('a')({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '.125rem',
  width: '4.25rem',
  height: callHeight,
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
    boxShadow: `0 0 0 3px ${vars.ground}`,
  },
  '& svg': { width: '1.375rem', height: '1.375rem' },
});

/** Phone link at the bottom right of every page. */
export function FloatingCall() {
  const { phone } = useIdentity();

  return (
    <Region aria-label={content.region}>
      <Link href={`tel:${phone.international}`}>
        <Icon shape={callIcon} />
        {content.label}
      </Link>
    </Region>
  );
}
