import styled from '@emotion/styled';
import { inPrint } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import { CookieBanner } from './CookieBanner';
import { asksMark } from './enhance-cookie-banner';
import { callHeight, FloatingCall } from './FloatingCall';
import { hiddenWhileTyping, toastsId } from './notice-styles';

const bottom = 'max(.75rem, env(safe-area-inset-bottom))';
const right = 'max(1rem, env(safe-area-inset-right))';

/*
 * The last element of the page sticks to the bottom of the window. At the end of the page, the banner therefore stands
 * below the footer and covers nothing, and the call link alone stands on the padding of the footer.
 */
const Bar = styled('div')({
  position: 'sticky',
  zIndex: 30,
  bottom: 0,
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'end',
  gap: vars.space3,
  marginTop: `calc(-${callHeight} - ${bottom})`,
  padding: `0 ${right} ${bottom} ${vars.gutter}`,
  // The page takes the pointer between the parts of the bar.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [`[${asksMark}] &`]: {
    marginTop: 0,
    paddingTop: vars.space2,
    paddingLeft: `max(${vars.gutter}, (100vw - ${vars.content}) / 2)`,
    backgroundColor: vars.surface,
    borderTop: `1px solid ${vars.line}`,
    boxShadow: vars.shadow,
    pointerEvents: 'auto',
  },
  // Keeps focused elements above the banner.
  [`html[${asksMark}]:has(&)`]: { scrollPaddingBottom: '12rem' },
  // In a short window, such as above a phone's keyboard, the bar would cover the focused field and its error.
  ...hiddenWhileTyping('@media (max-height: 40rem)'),
  [inPrint]: { display: 'none' },
});

// Two class names override the library's rules, regardless of the order of style sheets.
const Toasts = styled('div')({
  position: 'absolute',
  inset: 'auto 0 100%',
  '& .notistack-SnackbarContainer': {
    position: 'absolute',
    right,
    bottom: vars.space2,
    width: 'min(100% - 2rem, 24rem)',
    maxWidth: 'none',
    maxHeight: 'none',
  },
});

/** Cookie banner and call link, side by side, with toasts above them. */
export function BottomBar() {
  return (
    <Bar>
      <Toasts id={toastsId} />
      <CookieBanner />
      <FloatingCall />
    </Bar>
  );
}
