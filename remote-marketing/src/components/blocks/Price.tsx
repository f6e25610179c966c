import { useIdentity } from '@renovation-th/shared/kernel';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Band } from '@renovation-th/shared/ui/layout';
import { serviceWords } from '../../content/service-words';
import { TitledPoints } from '../TitledPoints';
import type { BlockProps } from './block-props';

/** What makes the price of a trade and, once the owner has given some, prices to begin with. */
export function Price({ block, ground }: BlockProps<'price'>) {
  const { prices = [] } = useIdentity();
  const given = prices.filter(({ service }) => service === block.service);

  return (
    <Band ground={ground}>
      <HeadedColumns split="4fr 8fr">
        <h2>{serviceWords.price.heading}</h2>
        <TitledPoints
          points={[
            ...given.map((price) => ({
              title: serviceWords.price.from(price),
              text: serviceWords.price.conditions(price),
            })),
            ...block.points,
          ]}
        />
      </HeadedColumns>
    </Band>
  );
}
