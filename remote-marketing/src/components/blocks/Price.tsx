import { useIdentity } from '@renovation-th/shared/kernel';
import { taxWords } from '@renovation-th/shared/promises/vat';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Band } from '@renovation-th/shared/ui/layout';
import { serviceWords } from '../../content/service-words';
import { TitledPoints } from '../TitledPoints';
import type { BlockProps } from './block-props';

/** What makes the price of a trade and, once the owner has given some, prices to begin with. */
export function Price({ block, ground }: BlockProps<'price'>) {
  const identity = useIdentity();
  const { prices = [], smallestJob } = identity;
  const tax = taxWords(identity);
  const { price: words } = serviceWords;
  const given = prices.filter(({ service }) => service === block.service);

  return (
    <Band ground={ground}>
      <HeadedColumns split="4fr 8fr">
        <h2>{words.heading}</h2>
        <TitledPoints
          points={[
            ...given.map((price) => ({
              title: words.from(price),
              text: words.conditions(price, tax),
            })),
            ...(smallestJob ? [{ title: words.smallest(smallestJob), text: words.smallestText(tax) }] : []),
            ...block.points,
          ]}
        />
      </HeadedColumns>
    </Band>
  );
}
