import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Band } from '@renovation-th/shared/ui/layout';
import { TitledPoints } from '../TitledPoints';
import type { BlockProps } from './block-props';

/** What the craftsman knows of houses here, case by case. */
export function Expertise({ block, ground }: BlockProps<'expertise'>) {
  return (
    <Band ground={ground} id={block.link?.id}>
      <HeadedColumns split="4fr 8fr">
        <h2>{block.heading}</h2>
        <TitledPoints points={block.points} />
      </HeadedColumns>
    </Band>
  );
}
