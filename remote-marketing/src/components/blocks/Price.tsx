import { useIdentity } from '@renovation-th/shared/kernel';
import { taxWords } from '@renovation-th/shared/promises/vat';
import { serviceWords } from '../../content/service-words';
import { HeadedPoints } from '../HeadedPoints';
import type { BlockProps } from './block-props';

/** What affects a trade's prices, with starting prices once the owner has set some. */
export function Price({ block, ground }: BlockProps<'price'>) {
  const identity = useIdentity();
  const { prices = [], smallestJob } = identity;
  const tax = taxWords(identity);
  const { price: words } = serviceWords;
  const given = prices.filter(({ service }) => service === block.service);

  return (
    <HeadedPoints
      ground={ground}
      heading={words.heading}
      points={[
        ...given.map((price) => ({
          title: words.from(price),
          text: words.conditions(price, tax),
        })),
        ...(smallestJob ? [{ title: words.smallest(smallestJob), text: words.smallestText(tax) }] : []),
        ...block.points,
      ]}
    />
  );
}
