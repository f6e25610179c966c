import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Numeric, Unbroken } from '@renovation-th/shared/ui/layout';
import { mapAddress } from '@renovation-th/shared/identity/map-address';
import { identityContent as content } from '../content/identity-content';
import { OpeningHours } from './OpeningHours';

const Aside = styled('aside')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
  alignContent: 'start',
  '& h2': { marginBottom: vars.space2, fontSize: vars.textH3, letterSpacing: '-.004em' },
  '& address': { fontStyle: 'normal' },
});

const PhoneNumber = styled('a')({
  display: 'inline-block',
  minHeight: '2.75rem',
  // Scales with the viewport, so that enlarged text does not overflow a narrow screen.
  font: `700 min(1.75rem, 11vw)/1.5 ${vars.fontHead}`,
  letterSpacing: '-.02em',
  color: vars.text,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

const Rows = styled('dl')({
  '& > div': { paddingBlock: vars.space4, borderTop: `1px solid ${vars.line}` },
  '& dt': { color: vars.textMuted, fontSize: vars.textS },
  '& dd a': { overflowWrap: 'anywhere' },
});

export function IdentityAside() {
  const { tradeName, legalForm, phone, email, address, reviews } = useIdentity();

  return (
    <Aside aria-labelledby="coordonnees">
      <div>
        <h2 id="coordonnees">{content.title}</h2>
        <PhoneNumber href={`tel:${phone.international}`}>
          <Numeric>{phone.national}</Numeric>
        </PhoneNumber>
      </div>
      <Rows>
        <div>
          <dt>{content.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{content.address}</dt>
          <dd>
            <address>
              <p>
                {tradeName}
                {', '}
                {legalForm}
              </p>
              {address.street && <p>{address.street}</p>}
              <p>
                {address.postalCode} {address.locality}
                {', '}
                <Unbroken>{address.department}</Unbroken>
              </p>
            </address>
            <a href={mapAddress(address)} rel="external noopener noreferrer">
              {content.map}
            </a>
          </dd>
        </div>
        <div>
          <dt>{content.hours}</dt>
          <dd>
            <OpeningHours />
          </dd>
        </div>
        {reviews && (
          <div>
            <dt>{content.reviews}</dt>
            <dd>
              <a href={reviews.address} rel="external noopener noreferrer">
                {content.readReviews(reviews.site)}
              </a>
            </dd>
          </div>
        )}
      </Rows>
    </Aside>
  );
}
