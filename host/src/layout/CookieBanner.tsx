import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from, onPhone } from '@renovation-th/shared/theme/media';
import { Button } from '@renovation-th/shared/ui/Button';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { closeIcon } from '@renovation-th/shared/ui/icon-shapes';
import { cookieContent as content } from '../content/notices';
import { closeButton } from './notice-styles';
import { answerMark, asksMark, bannerId } from './enhance-cookie-banner';

/** Widths at which the call link stands below the banner. */
const withoutRoomBeside = '@container (max-width: 18.25rem)';

const Region = styled('section')({
  display: 'none',
  flex: '1 1 11rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space2} ${vars.space3}`,
  // Leaves room for the close button above the call link.
  minHeight: '6.25rem',
  maxHeight: '50vh',
  overflowY: 'auto',
  fontSize: vars.textS,
  lineHeight: 1.45,
  '&:focus-visible': { outlineOffset: -4 },
  [`[${asksMark}] &`]: { display: 'grid' },
  // Leaves the menu button in reach.
  [withoutRoomBeside]: { maxHeight: '36vh' },
  [from.medium]: { gridTemplateColumns: '1fr auto auto', columnGap: vars.space5, minHeight: 0 },
});

const Words = styled('div')({
  '& h2': { fontSize: '1.0625rem' },
  overflowWrap: 'anywhere',
  '& p': { color: vars.textMuted },
  [withoutRoomBeside]: { paddingRight: '2.5rem' },
});

const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
  gap: vars.space3,
  '& > *': { paddingInline: '.5rem' },
  [from.medium]: { gridTemplateColumns: '7.5rem 7.5rem' },
});

const Close = styled('button')({
  ...closeButton,
  '&:focus-visible': { outlineOffset: -2 },
  // On a phone, it stands above the call link.
  [onPhone]: { position: 'absolute', top: '.125rem', right: '1.75rem' },
  [withoutRoomBeside]: { right: 0 },
});

const titleId = 'choix-titre';

/** Asks for the visitor's choice. Closing it declines. See enhance-cookie-banner.ts. */
export function CookieBanner() {
  return (
    <Region id={bannerId} aria-labelledby={titleId} tabIndex={-1}>
      <Words>
        <h2 id={titleId}>{content.title}</h2>
        <p>{content.text}</p>
      </Words>
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
  );
}

const answers = (answer: 'accepted' | 'declined') => ({ [answerMark]: answer });
