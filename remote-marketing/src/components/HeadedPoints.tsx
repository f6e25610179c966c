import type { ComponentProps } from 'react';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Band } from '@renovation-th/shared/ui/layout';
import type { TitledPoint } from '../content/service-page';
import { TitledPoints } from './TitledPoints';

type HeadedPointsProps = Pick<ComponentProps<typeof Band>, 'ground' | 'id'> & {
  heading: string;
  points: readonly TitledPoint[];
};

/** A heading and, beside it, what there is to say: cases, prices, questions. */
export function HeadedPoints({ heading, points, ...band }: HeadedPointsProps) {
  return (
    <Band {...band}>
      <HeadedColumns split="4fr 8fr">
        <h2>{heading}</h2>
        <TitledPoints points={points} />
      </HeadedColumns>
    </Band>
  );
}
