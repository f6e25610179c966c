import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { inPrint } from '@renovation-th/shared/theme/media';
import { Button } from '@renovation-th/shared/ui/Button';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { closeIcon } from '@renovation-th/shared/ui/icon-shapes';
import { cookieContent as content } from '../content/notices';
import { closeButton } from './notice-styles';
import { answerMark, asksMark, bannerId } from './enhance-cookie-banner';

/* Widths are in rem, because with text at 200 % a wide screen has only as much room as a phone. */
const inOneRow = '@container (min-width: 48rem)';
const withoutRoomBeside = '@container (max-width: 17.99rem)';

// The floating call link is in front of the banner.
const Foot = styled('div')({
  display: 'none',
  position: 'fixed',
  zIndex: 30,
  inset: 'auto 0 0',
  containerType: 'inline-size',
  [`[${asksMark}] &`]: { display: 'block' },
  [inPrint]: { display: 'none !important' },
});

const Region = styled('section')({
  position: 'relative',
  maxHeight: '60vh',
  overflowY: 'auto',
  // Keeps both buttons of a hero visible above the banner on a small phone (360 × 740).
  padding: `.5rem ${vars.gutter} max(.75rem, env(safe-area-inset-bottom))`,
  backgroundColor: vars.surface,
  borderTop: `1px solid ${vars.line}`,
  boxShadow: vars.shadow,
  fontSize: vars.textS,
  lineHeight: 1.45,
  '&:focus-visible': { outlineOffset: -4 },
  // On a narrow screen, a fixed border reserves the bottom for the call link, so that the link covers no text.
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
    padding: `.75rem 10.5rem .75rem max(${vars.gutter}, (100vw - ${vars.content}) / 2)`,
  },
});

const Title = styled('h2')({
  paddingRight: '2.25rem',
  fontSize: '1.0625rem',
  [inOneRow]: { padding: 0 },
});

const Text = styled('p')({
  paddingRight: '2.25rem',
  color: vars.textMuted,
  [inOneRow]: { padding: 0 },
});

const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
  alignItems: 'end',
  gap: vars.space3,
  // The row is as high as the call link, so that the link covers no text.
  minHeight: '3.5rem',
  marginRight: '5rem',
  '& > *': { paddingInline: '.5rem' },
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
  top: '.125rem',
  right: '.5rem',
  '&:focus-visible': { outlineOffset: -2 },
  [inOneRow]: { top: 'calc(50% - 1.375rem)', right: '6.5rem' },
});

const titleId = 'choix-titre';

/** Asks for the visitor's choice without covering the page. Closing it declines. See enhance-cookie-banner.ts. */
export function CookieBanner() {
  return (
    <Foot>
      <Region id={bannerId} aria-labelledby={titleId} tabIndex={-1}>
        <Title id={titleId}>{content.title}</Title>
        <Text>
          {content.text}
          {Object.entries(content.current).map(([answer, words]) => (
            <span key={answer} data-current={answer} hidden>
              {' '}
              {words}
            </span>
          ))}
        </Text>
        <Choices>
          <Button look="plain" size="small" {...answers('declined')}>
            {content.decline}
          </Button>
          <Button look="plain" size="small" {...answers('accepted')}>
            {content.accept}
          </Button>
        </Choices>
        <Close type="button" aria-label={content.close} {...answers('declined')}>
          <Icon shape={closeIcon} />
        </Close>
      </Region>
    </Foot>
  );
}

const answers = (answer: 'accepted' | 'declined') => ({ [answerMark]: answer });
