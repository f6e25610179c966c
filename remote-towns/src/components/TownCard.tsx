import styled from '@emotion/styled';
import type { PagePath } from '@renovation-th/shared/contracts/page';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { townPage as content } from '../content/town-page';
import { Prose } from './Prose';

type TownCardProps = {
  title: string;
  sentence: string;
  icon: string;
  /** Page of the trade, to which the whole card links. */
  to: PagePath;
  /** Link to the quote form with town and trade. `spoken` is the accessible name of the link. */
  quote: { to: string; spoken: string };
};

const Card = styled('li')({
  position: 'relative',
  display: 'grid',
  paddingTop: vars.space3,
  borderTop: `1px solid ${vars.lineStrong}`,
});

const Way = styled('a')({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space1,
  color: 'inherit',
  fontSize: vars.textS,
  lineHeight: 1.45,
  textDecoration: 'none',
  '& h3': { display: 'flex', gap: vars.space3, fontSize: '1.0625rem', lineHeight: 1.3 },
  '& h3 > svg': { color: vars.textMuted },
});

const More = styled('span')({
  marginTop: 'auto',
  color: vars.link,
  fontWeight: 600,
  'a:hover > &': { textDecoration: 'underline' },
});

/** Link on the last line of the card. Its large touch target does not make the card taller. */
const Quote = styled('a')({
  position: 'absolute',
  right: 0,
  bottom: '-.75rem',
  padding: '.75rem 0 .75rem .75rem',
  color: vars.textMuted,
  fontWeight: 600,
  fontSize: vars.textS,
  lineHeight: 1.45,
  '&:hover': { color: vars.text },
});

/** Card of a trade in a `CardGrid`, with a sentence about the town and two links. */
export function TownCard({ title, sentence, icon, to, quote }: TownCardProps) {
  return (
    <Card data-reveal>
      <Way href={to}>
        <h3>
          <Icon shape={icon} />
          {title}
        </h3>
        <p>
          <Prose text={sentence} />
        </p>
        <More>{content.serviceLink}</More>
      </Way>
      <Quote href={quote.to} aria-label={quote.spoken}>
        {content.cardQuote}
      </Quote>
    </Card>
  );
}
