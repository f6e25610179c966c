import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { useIdentity } from '@renovation-th/shared/kernel';
import { rgeSentence } from '@renovation-th/shared/promises/aids';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { HeadedBand, HeadWords } from '@renovation-th/shared/ui/HeadedColumns';
import { TitledList } from '@renovation-th/shared/ui/TitledList';
import type { TitledPoint } from '../content/service-page';
import { serviceWords } from '../content/service-words';

type HeadedPointsProps = Pick<ComponentProps<typeof HeadedBand>, 'ground' | 'id' | 'children'> & {
  heading: string;
  intro?: string;
  points: readonly TitledPoint[];
};

const Points = styled(TitledList)({
  alignContent: 'start',
  '& dd + dd': { marginTop: vars.space2 },
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
});

/** Heading with titled points beside it. The children are a link or a call to action below the heading. */
export function HeadedPoints({ heading, intro, points, ground, id, children }: HeadedPointsProps) {
  const identity = useIdentity();

  return (
    <HeadedBand id={id} ground={ground} split="4fr 8fr">
      <HeadWords>
        <h2>{heading}</h2>
        {intro && <p>{intro}</p>}
        {children}
      </HeadWords>
      <Points>
        {points.map((point) => (
          <div key={point.title}>
            <dt>{point.title}</dt>
            {textsOf(point, identity).map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </Points>
    </HeadedBand>
  );
}

function textsOf({ text, saysRge, brandUse }: TitledPoint, identity: Identity): readonly string[] {
  if (typeof text !== 'string') return text;
  const brands = (identity.brands ?? []).filter(({ use }) => use === brandUse).map(({ name }) => name);
  return [
    saysRge ? `${text} ${rgeSentence(identity)}` : text,
    ...(brands.length > 0 ? [serviceWords.brands(brands)] : []),
  ];
}
