import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import type { PagePath } from '../contracts/page';
import { vars } from '../theme/tokens';
import { from, onPhone } from '../theme/media';
import { CroppedPicture } from './CroppedPicture';
import { Icon } from './Icon';
import { arrowForwardIcon } from './icon-shapes';
import { VisuallyHidden } from './VisuallyHidden';

type ServiceCardProps = {
  title: string;
  sentence: string;
  picture: Omit<ComponentProps<typeof CroppedPicture>, 'alt'>;
  to: PagePath;
  /** Text of the link, the same on each card. Screen readers also read the title. */
  linkLabel: string;
  /** Parts of the service, as text or links. Text is hidden on phones, because it does not fit beside the picture. */
  details?: readonly ReactNode[];
  detailsLabel?: string;
  /** Line below the sentence, such as a price. */
  note?: string;
};

/** Selects cards whose details are links. On a phone, such a card shows its details below a full-width picture. */
const linked = 'li:has(ul a) > &';

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
  '&:has(> div > a:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: 3 },
  [onPhone]: {
    '&:not(:has(ul a))': { display: 'grid', gridTemplateColumns: 'min(6.5rem, 30%) minmax(0, 1fr)' },
  },
});

const Frame = styled('div')({
  overflow: 'hidden',
  backgroundColor: vars.groundDeep,
  [from.medium]: { aspectRatio: '4 / 3' },
  [linked]: { aspectRatio: '16 / 9' },
});

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space2,
  padding: vars.space4,
  '& p': { fontSize: vars.textS, lineHeight: 1.5 },
  [from.medium]: { padding: vars.space5 },
});

const Details = styled('ul')({
  marginTop: vars.space2,
  paddingTop: vars.space3,
  borderTop: `1px solid ${vars.line}`,
  color: vars.textMuted,
  fontSize: vars.textS,
  lineHeight: 1.45,
  '& li': { paddingBlock: '.125rem' },
  '&:has(a)': { display: 'flex', flexWrap: 'wrap', columnGap: vars.space4 },
  // These links must be above the link that covers the card.
  '& a': {
    position: 'relative',
    zIndex: 1,
    display: 'inline-block',
    paddingBlock: '.25rem',
    color: 'inherit',
    '@media (pointer: coarse)': { paddingBlock: '.5rem' },
  },
  [onPhone]: { '&:not(:has(a))': { display: 'none' } },
});

const Note = styled('p')({ fontWeight: 600 });

/** The link covers the whole card, so the card draws the focus outline. */
const More = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.375rem',
  marginTop: 'auto',
  paddingTop: vars.space2,
  fontWeight: 600,
  fontSize: vars.textS,
  textDecoration: 'none',
  '&:focus-visible': { outline: 0 },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '& svg': { width: '1.125rem', height: '1.125rem', transition: `transform ${vars.ease}` },
  'li:hover & svg': { transform: 'translateX(4px)' },
});

/** A card that links to a page, as a list item for `CardGrid`. Revealed on scroll. */
export function ServiceCard({ title, sentence, picture, to, linkLabel, note, ...rest }: ServiceCardProps) {
  const { details, detailsLabel } = rest;
  const spokenTitle = `\u00a0: ${title}`;

  return (
    <Card data-reveal>
      <Frame>
        <CroppedPicture {...picture} alt="" />
      </Frame>
      <Body>
        <h3>{title}</h3>
        <p>{sentence}</p>
        {note && <Note>{note}</Note>}
        {details && (
          <Details aria-label={detailsLabel}>
            {details.map((detail, index) => (
              <li key={index}>{detail}</li>
            ))}
          </Details>
        )}
        <More href={to}>
          {linkLabel}
          <VisuallyHidden>{spokenTitle}</VisuallyHidden>
          <Icon shape={arrowForwardIcon} />
        </More>
      </Body>
    </Card>
  );
}
