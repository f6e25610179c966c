import type { ComponentProps } from 'react';
import { HeadedBand, HeadWords } from '@renovation-th/shared/ui/HeadedColumns';
import type { TitledPoint } from '../content/service-page';
import { TitledPoints } from './TitledPoints';

type HeadedPointsProps = Pick<ComponentProps<typeof HeadedBand>, 'ground' | 'id'> & {
  heading: string;
  intro?: string;
  points: readonly TitledPoint[];
};

/** Heading with points beside it. */
export function HeadedPoints({ heading, intro, points, ground, id }: HeadedPointsProps) {
  return (
    <HeadedBand id={id} ground={ground} split="4fr 8fr">
      <HeadWords>
        <h2>{heading}</h2>
        {intro && <p>{intro}</p>}
      </HeadWords>
      <TitledPoints points={points} />
    </HeadedBand>
  );
}
