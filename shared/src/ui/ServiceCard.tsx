import styled from '@emotion/styled';
import { RouterLink } from '@renovation-th/shared/kernel';
import type { PagePath } from '../contracts/page';
import type { PictureSource } from '../contracts/picture';
import { vars } from '../theme/tokens';
import { from, onPhone } from '../theme/media';
import { CutPicture } from './CutPicture';
import { Icon } from './Icon';
import { arrowForwardIcon } from './icon-shapes';
import { VisuallyHidden } from './VisuallyHidden';

/** What stands at the head of a card. The words beside it say the same, so it has no text of its own. */
export type CardFigure =
  | { kind: 'icon'; shape: string }
  | {
      kind: 'picture';
      source: PictureSource;
      /** As the `sizes` attribute. */
      sizes: string;
      /** Part of the picture to keep when it is cut, as `object-position`. */
      focus?: string;
    };

type ServiceCardProps = {
  title: string;
  sentence: string;
  figure: CardFigure;
  to: PagePath;
  /** The words of the link, the same on each card: screen readers hear the title after them. */
  linkLabel: string;
  /** What the service covers; a phone has no room for it beside a picture. */
  details?: readonly string[];
  /** A line below the sentence, such as a price. */
  note?: string;
  /** A second way, to the quote form with the service filled in. It stands above the link of the card. */
  quote?: { label: string; to: string };
};

const Card = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  backgroundColor: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  transition: `border-color ${vars.ease}`,
  '&:hover': { borderColor: vars.lineStrong },
  '&:has(div > a:first-of-type:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: 3 },
  [onPhone]: {
    '&[data-figure="picture"]': { display: 'grid', gridTemplateColumns: 'min(6.5rem, 30%) minmax(0, 1fr)' },
  },
});

const Frame = styled('div')({
  overflow: 'hidden',
  backgroundColor: vars.groundDeep,
  [from.medium]: { aspectRatio: '4 / 3' },
});

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space2,
  padding: vars.space4,
  '& p': { fontSize: vars.textS, lineHeight: 1.5 },
  '& > svg': { marginLeft: '-.1875rem', marginBottom: vars.space3, color: vars.textMuted },
  [from.medium]: { padding: vars.space5 },
  [onPhone]: {
    '&[data-figure="icon"]': {
      display: 'grid',
      gridTemplateColumns: '2rem minmax(0, 1fr)',
      columnGap: vars.space4,
    },
    '& > svg': { gridRow: '1 / span 3', margin: '.125rem 0 0 -.1875rem' },
  },
});

const Details = styled('ul')({
  marginTop: vars.space2,
  paddingTop: vars.space3,
  borderTop: `1px solid ${vars.line}`,
  listStyle: 'none',
  color: vars.textMuted,
  fontSize: vars.textS,
  lineHeight: 1.45,
  '& li': { paddingBlock: '.125rem' },
  [onPhone]: { display: 'none' },
});

const Note = styled('p')({ fontWeight: 600 });

const Ways = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: vars.space4,
  marginTop: 'auto',
});

/** The link of the card; it reaches over all of it, and the card draws its outline. */
const More = styled(RouterLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.375rem',
  paddingTop: vars.space2,
  fontWeight: 600,
  fontSize: vars.textS,
  textDecoration: 'none',
  '&:focus-visible': { outline: 0 },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '& svg': { width: '1.125rem', height: '1.125rem', transition: `transform ${vars.ease}` },
  'li:hover &:not(:has(~ a:hover)) svg': { transform: 'translateX(4px)' },
});

/** Large enough for a finger, without making the card any higher. */
const Quote = styled(RouterLink)({
  position: 'relative',
  zIndex: 1,
  margin: '-.75rem -.75rem -.75rem 0',
  padding: '.75rem',
  color: vars.textMuted,
  fontWeight: 600,
  fontSize: vars.textS,
  lineHeight: 1.6,
  '&:hover': { color: vars.text },
});

/** A service in a few words, and the way to its page. A list item: put it into a `CardGrid`. Revealed on scroll. */
export function ServiceCard({
  title,
  sentence,
  figure,
  to,
  linkLabel,
  details,
  note,
  quote,
}: ServiceCardProps) {
  const spokenTitle = `\u00a0: ${title}`;

  return (
    <Card data-figure={figure.kind} data-reveal>
      {figure.kind === 'picture' && (
        <Frame>
          <CutPicture source={figure.source} alt="" sizes={figure.sizes} focus={figure.focus} />
        </Frame>
      )}
      <Body data-figure={figure.kind}>
        {figure.kind === 'icon' && <Icon shape={figure.shape} size="card" />}
        <h3>{title}</h3>
        <p>{sentence}</p>
        {note && <Note>{note}</Note>}
        {details && (
          <Details>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </Details>
        )}
        <Ways>
          <More to={to}>
            {linkLabel}
            <VisuallyHidden>{spokenTitle}</VisuallyHidden>
            <Icon shape={arrowForwardIcon} />
          </More>
          {quote && (
            <Quote to={quote.to}>
              {quote.label}
              <VisuallyHidden>{spokenTitle}</VisuallyHidden>
            </Quote>
          )}
        </Ways>
      </Body>
    </Card>
  );
}
