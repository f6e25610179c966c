import type { TaxedWorks } from '@renovation-th/shared/content/vat-rates';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { useIdentity } from '@renovation-th/shared/kernel';
import { paymentSentence } from '@renovation-th/shared/promises/quote-rules';
import { taxWords, vatSentences } from '@renovation-th/shared/promises/vat';
import type { TitledPoint } from '../../content/service-page';
import { serviceWords } from '../../content/service-words';
import { HeadedPoints } from '../HeadedPoints';
import type { BlockProps } from './block-props';

/** Points of a trade, with the owner's prices before them, or VAT and payment after them. */
export function Points({ block, ground }: BlockProps<'points'>) {
  const identity = useIdentity();
  const { link, heading, intro, prices, taxed, points } = block;
  const { terms } = serviceWords.paper;

  return (
    <HeadedPoints
      id={link?.id}
      ground={ground}
      heading={heading}
      intro={intro}
      points={[
        ...(prices ? pricePoints(prices, identity) : []),
        ...points,
        ...(taxed ? paymentPoints(taxed, identity) : []),
      ]}
    >
      {taxed && (
        <p>
          <a href={terms.path}>{terms.label}</a>
        </p>
      )}
    </HeadedPoints>
  );
}

function pricePoints(trade: string, identity: Identity): readonly TitledPoint[] {
  const { prices = [], smallestJob } = identity;
  const tax = taxWords(identity);
  const { price: words } = serviceWords;
  const given = prices.filter(({ service }) => service === trade);
  return [
    ...given.map((price) => ({ title: words.from(price), text: words.conditions(price, tax) })),
    ...(smallestJob ? [{ title: words.smallest(smallestJob), text: words.smallestText(tax) }] : []),
  ];
}

function paymentPoints(works: TaxedWorks, identity: Identity): readonly TitledPoint[] {
  const payment = paymentSentence(identity);
  const taxes = vatSentences(identity, works);
  const title = serviceWords.paper.paid({ taxes: taxes.length > 0, payment: payment !== null });
  const text = [...taxes, ...(payment ? [payment] : [])];
  return text.length > 0 ? [{ title, text }] : [];
}
