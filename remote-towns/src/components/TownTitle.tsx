import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Phrase } from '@renovation-th/shared/ui/Phrase';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { tradeSeparator } from '../content/town-page';
import type { TownHeading } from '../content/town-layouts';

type TownTitleProps = { heading: TownHeading };

const Title = styled('h1')({ fontSize: 'clamp(2.125rem, 1.53rem + 2.65vw, 3.5rem)' });

const Trade = styled('span')({
  display: 'block',
  marginTop: '.5em',
  fontWeight: 600,
  fontSize: '.5em',
  lineHeight: 1.2,
  letterSpacing: '-.015em',
  color: vars.textMuted,
});

const Place = styled('p')({ fontWeight: 600, fontSize: vars.textL, lineHeight: 1.3, color: vars.textMuted });

/** The title in one or two lines. The hyphen between its halves is read, not drawn. */
export function TownTitle({ heading: { title, trade, place } }: TownTitleProps) {
  return (
    <>
      <Title tabIndex={-1}>
        <Phrase text={title} />
        {trade && (
          <>
            {' '}
            <Trade>
              <VisuallyHidden>{tradeSeparator}</VisuallyHidden>
              {trade}
            </Trade>
          </>
        )}
      </Title>
      {place && (
        <Place>
          <Phrase text={place} />
        </Place>
      )}
    </>
  );
}
