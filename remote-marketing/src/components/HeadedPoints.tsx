import type { ComponentProps } from 'react';
import { HeadedBand } from '@renovation-th/shared/ui/HeadedColumns';
import type { TitledPoint } from '../content/service-page';
import { TitledPoints } from './TitledPoints';

type HeadedPointsProps = Pick<ComponentProps<typeof HeadedBand>, 'ground' | 'id'> & {
  heading: string;
  points: readonly TitledPoint[];
};

/** Heading with points beside it. */
export function HeadedPoints({ heading, points, ...band }: HeadedPointsProps) {
  return (
    <HeadedBand {...band} split="4fr 8fr">
      <h2>{heading}</h2>
      <TitledPoints points={points} />
    </HeadedBand>
  );
}
