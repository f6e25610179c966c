import type { TaxedWorks } from '@renovation-th/shared/content/vat-rates';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { useIdentity } from '@renovation-th/shared/kernel';
import { paymentSentence } from '@renovation-th/shared/promises/quote-rules';
import { taxWords, vatSentences } from '@renovation-th/shared/promises/vat';
import type { TitledPoint } from '../../content/service-page';
import { serviceWords } from '../../content/service-words';
import { HeadedPoints } from '../HeadedPoints';
import type { BlockProps } from './block-props';

const words = serviceWords.cost;

/** The price, duration and lifetime of works, with the owner's prices before them, and VAT and payment after them. */
export function Cost({ block, ground, trade }: BlockProps<'cost'> & { trade: string }) {
  const identity = useIdentity();
  const { price, time, lasting, taxed } = block;

  return (
    <HeadedPoints
      ground={ground}
      heading={words.heading}
      points={[
        ...pricePoints(trade, identity),
        { title: words.price, text: price },
        { title: words.time, text: time },
        { title: words.lasting, text: lasting },
        ...paymentPoints(taxed, identity),
      ]}
    >
      <p>
        <a href={words.example.path}>{words.example.label}</a>
      </p>
    </HeadedPoints>
  );
}

function pricePoints(trade: string, identity: Identity): readonly TitledPoint[] {
  const { prices = [], smallestJob } = identity;
  const tax = taxWords(identity);
  const given = prices.filter(({ service }) => service === trade);
  return [
    ...given.map((price) => ({ title: words.range(price), text: words.conditions(price, tax) })),
    ...(smallestJob ? [{ title: words.smallest(smallestJob), text: words.smallestText(tax) }] : []),
  ];
}

function paymentPoints(works: TaxedWorks, identity: Identity): readonly TitledPoint[] {
  const payment = paymentSentence(identity);
  const taxes = vatSentences(identity, works);
  const title = words.paid({ taxes: taxes.length > 0, payment: payment !== null });
  const text = [...taxes, ...(payment ? [payment] : [])];
  return text.length > 0 ? [{ title, text }] : [];
}
