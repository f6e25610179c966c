import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { PageTitle } from '@renovation-th/shared/ui/PageHero';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { tradeSeparator } from '../content/town-page';
import type { TownHeading } from '../content/town-layouts';

type TownTitleProps = { heading: TownHeading };

const Trade = styled('span')({
  display: 'block',
  marginTop: '.5em',
  fontSize: '.5em',
  lineHeight: 1.2,
  letterSpacing: '-.02em',
  color: vars.textMuted,
});

const Place = styled('p')({ fontWeight: 600, fontSize: vars.textL, lineHeight: 1.3, color: vars.textMuted });

/** Title in one or two lines. The hyphen between the lines is visually hidden. */
export function TownTitle({ heading: { title, trade, place } }: TownTitleProps) {
  return (
    <>
      <PageTitle tabIndex={-1}>
        <span>{title}</span>
        {trade && (
          <>
            {' '}
            <Trade>
              <VisuallyHidden>{tradeSeparator}</VisuallyHidden>
              {trade}
            </Trade>
          </>
        )}
      </PageTitle>
      {place && <Place>{place}</Place>}
    </>
  );
}
