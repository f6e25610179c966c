import styled from '@emotion/styled';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { mapAddress } from '@renovation-th/shared/identity/map-address';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { HeadedBand, HeadWords } from '@renovation-th/shared/ui/HeadedColumns';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { placeIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Numeric, Unbroken } from '@renovation-th/shared/ui/layout';
import { zonesPage } from '../content/zones';

const content = zonesPage.location;

const Rows = styled('dl')({
  alignSelf: 'end',
  borderBottom: `1px solid ${vars.line}`,
  '& > div': { paddingBlock: vars.space5, borderTop: `1px solid ${vars.line}` },
  '& dt': { marginBottom: vars.space1, fontSize: vars.textS, color: vars.textMuted },
  '& dd': {
    font: `700 clamp(1.375rem, 1.1rem + 1.3vw, 2.125rem)/1.15 ${vars.fontHead}`,
    letterSpacing: '-.02em',
  },
});

const degrees = (value: number) => `${value.toFixed(4).replace('.', ',')}°`;

/** Formats a position: « 45,8267° N, 3,1447° E ». */
const positionOf = ({ latitude, longitude }: Identity['address']) =>
  `${degrees(latitude)}\u00a0N, ${degrees(longitude)}\u00a0E`;

/** Shows where the workshop is, without a third party's map. */
export function LocationCard() {
  const { address } = useIdentity();

  return (
    <HeadedBand split="5fr 7fr">
      <HeadWords>
        <h2>{content.heading}</h2>
        <p>{content.text}</p>
        <ButtonLink look="plain" href={mapAddress(address)} rel="external noopener noreferrer">
          <Icon shape={placeIcon} />
          <span>
            {content.map}
            {content.external}
          </span>
        </ButtonLink>
      </HeadWords>
      <Rows>
        <div>
          <dt>{content.address}</dt>
          <dd>
            {address.postalCode} {address.locality}
            {', '}
            <Unbroken>{address.department}</Unbroken>
          </dd>
        </div>
        <div>
          <dt>{content.position}</dt>
          <dd>
            <Numeric>{positionOf(address)}</Numeric>
          </dd>
        </div>
      </Rows>
    </HeadedBand>
  );
}
