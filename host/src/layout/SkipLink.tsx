import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { inPrint } from '@renovation-th/shared/theme/media';
import { mainId } from '@renovation-th/shared/contracts/site-document';
import { skipLinkContent } from '../content/shell';

const Link = styled('a')({
  position: 'absolute',
  left: '1rem',
  top: 0,
  transform: 'translateY(-101%)',
  zIndex: 60,
  padding: '.75rem 1rem',
  backgroundColor: vars.surface,
  color: vars.text,
  '&:focus': { top: '.5rem', transform: 'none' },
  [inPrint]: { display: 'none' },
});

/** First tab stop, which skips the header. */
export function SkipLink() {
  return <Link href={`#${mainId}`}>{skipLinkContent.label}</Link>;
}
