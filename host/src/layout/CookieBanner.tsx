import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Button } from '@renovation-th/shared/ui/Button';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { closeIcon } from '@renovation-th/shared/ui/icon-shapes';
import { cookieContent as content } from '../content/notices';
import { giveConsent, useConsent, type Consent } from './cookie-consent';
import { closeCookieSettings, useCookieSettingsOpener } from './cookie-settings';
import { closeButton } from './notice-styles';

/*
 * Sizes follow the room there is in letters, not in pixels: with text at 200 % a wide screen has
 * the room of a phone.
 */
const inOneRow = '@container (min-width: 48rem)';
const withoutRoomBeside = '@container (max-width: 17.99rem)';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

const Region = styled('section')({
  position: 'relative',
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: `${vars.space4} ${vars.gutter} max(1rem, env(safe-area-inset-bottom))`,
  backgroundColor: vars.surface,
  borderTop: `1px solid ${vars.line}`,
  boxShadow: vars.shadow,
  fontSize: vars.textS,
  lineHeight: 1.45,
  animation: `${appear} ${vars.ease}`,
  '&:focus-visible': { outlineOffset: -4 },
  // Then its place is below, where nothing scrolls.
  [withoutRoomBeside]: {
    maxHeight: '75vh',
    paddingInline: vars.space4,
    borderBottom: `5.5rem solid ${vars.surface}`,
  },
  [inOneRow]: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignContent: 'center',
    alignItems: 'center',
    columnGap: vars.space6,
    minHeight: '5.25rem',
    padding: `.75rem 15rem .75rem max(${vars.gutter}, (100vw - ${vars.content}) / 2)`,
  },
});

const Title = styled('h2')({
  paddingRight: '3rem',
  fontSize: '1.0625rem',
  letterSpacing: '-.01em',
  [withoutRoomBeside]: { paddingRight: '2.25rem' },
  [inOneRow]: { padding: 0 },
});

const Text = styled('p')({
  margin: '.25rem 0 .875rem',
  color: vars.textMuted,
  [inOneRow]: { margin: 0 },
});

const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
  alignItems: 'end',
  gap: vars.space3,
  minHeight: '3.75rem',
  marginRight: '5rem',
  '& > *': { paddingInline: '.5rem' },
  [from.medium]: { marginRight: '11rem' },
  [withoutRoomBeside]: { marginRight: 0 },
  [inOneRow]: {
    gridArea: '1 / 2 / span 2',
    gridTemplateColumns: '7.5rem 7.5rem',
    alignItems: 'center',
    minHeight: 0,
    marginRight: 0,
  },
});

const Close = styled('button')({
  ...closeButton,
  position: 'absolute',
  top: '.375rem',
  right: '.5rem',
  '&:focus-visible': { outlineOffset: -2 },
  [inOneRow]: { top: 'calc(50% - 1.375rem)', right: '11rem' },
});

const titleId = 'cookies-titre';

/** Asks for the visitor's choice: beside the page, never in its way. Closing it means no. */
export function CookieBanner() {
  const consent = useConsent();
  const opener = useCookieSettingsOpener();
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  useLayoutEffect(() => {
    if (!opener) return;
    region.current?.focus();
    // Not every browser had given the focus to the button that was clicked.
    cameFrom.current = opener;
  }, [opener]);

  const answer = (given: Consent) => {
    giveFocusBack();
    giveConsent(given);
    closeCookieSettings();
  };

  const giveFocusBack = () => {
    if (!region.current?.contains(document.activeElement)) return;
    const { current: origin } = cameFrom;
    if (origin instanceof HTMLElement && origin.isConnected) origin.focus({ preventScroll: true });
    else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };

  const rememberOrigin = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      cameFrom.current = relatedTarget;
  };

  return (
    <Region ref={region} aria-labelledby={titleId} tabIndex={-1} onFocus={rememberOrigin}>
      <Title id={titleId}>{content.title}</Title>
      <Text>
        {content.text} {consent && content.current[consent]}
      </Text>
      <Choices>
        <Button type="button" look="plain" size="small" onClick={() => answer('declined')}>
          {content.decline}
        </Button>
        <Button type="button" look="plain" size="small" onClick={() => answer('accepted')}>
          {content.accept}
        </Button>
      </Choices>
      <Close type="button" aria-label={content.close} onClick={() => answer('declined')}>
        <Icon shape={closeIcon} />
      </Close>
    </Region>
  );
}
