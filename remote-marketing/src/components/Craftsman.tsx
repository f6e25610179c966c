import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { craftsman as content } from '../content/home';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: vars.space4, fontSize: vars.textS });

const Portrait = styled('img')({
  flex: 'none',
  width: '4.5rem',
  height: '4.5rem',
  objectFit: 'cover',
  borderRadius: '50%',
});

const Words = styled('div')({
  lineHeight: 1.45,
  '& p': { color: vars.textMuted },
  '& p:first-of-type': { color: vars.text, fontWeight: 600 },
});

/** Introduces the owner in their own words. Renders nothing until the owner has written an introduction. */
export function Craftsman() {
  const { craftsman, address, reviews } = useIdentity();
  if (!craftsman) return null;
  const { firstName, sentence, portrait } = craftsman;

  return (
    <Row>
      {portrait && <Portrait src={portrait} alt={content.portraitAlt(firstName)} width="480" height="600" />}
      <Words>
        <p>{content.name(firstName, address.locality)}</p>
        <p>{sentence}</p>
        {reviews && (
          <a href={reviews.address} rel="external noopener noreferrer">
            {content.reviews(reviews.site)}
          </a>
        )}
      </Words>
    </Row>
  );
}
