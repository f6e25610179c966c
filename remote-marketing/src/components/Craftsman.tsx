import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Band, Lead } from '@renovation-th/shared/ui/layout';
import { craftsman as content } from '../content/home';

const Words = styled('div')({ display: 'grid', alignContent: 'start', gap: vars.space4 });

const Portrait = styled('img')({
  width: '12rem',
  height: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: vars.radius,
});

/** Who comes, in his own words. Nothing until he has introduced himself; no frame without a portrait. */
export function Craftsman() {
  const { craftsman, address } = useIdentity();
  if (!craftsman) return null;
  const { firstName, sentence, portrait } = craftsman;

  return (
    <Band>
      <HeadedColumns split="5fr 7fr">
        <h2>{content.heading}</h2>
        <Words>
          {portrait && (
            <Portrait
              src={`/${portrait}`}
              alt={content.portraitAlt(firstName)}
              width="480"
              height="600"
              loading="lazy"
            />
          )}
          <h3>{content.name(firstName, address.locality)}</h3>
          <Lead>{sentence}</Lead>
        </Words>
      </HeadedColumns>
    </Band>
  );
}
