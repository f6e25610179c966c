import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { paymentSentence } from '@renovation-th/shared/promises/quote-rules';
import { vatSentences } from '@renovation-th/shared/promises/vat';
import { vars } from '@renovation-th/shared/theme/tokens';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { serviceWords } from '../../content/service-words';
import { Lists } from '../Lists';
import type { BlockProps } from './block-props';

const Terms = styled('p')({ marginTop: vars.space5, fontSize: vars.textS });

/** Explains a trade's quote, with its contents, common durations, tax and payment. */
export function Paper({ block, ground }: BlockProps<'paper'>) {
  const identity = useIdentity();
  const payment = paymentSentence(identity);
  const taxes = vatSentences(identity, block.taxed);
  const { says, durations, paid, terms } = serviceWords.paper;
  const lists = [
    { title: says, points: block.points },
    { title: durations, points: block.durations },
    {
      title: paid({ taxes: taxes.length > 0, payment: payment !== null }),
      points: [...taxes, payment ?? []].flat(),
    },
  ].filter(({ points }) => points.length > 0);

  return (
    <HeadedSection ground={ground} heading={block.heading} intro={block.intro}>
      <Lists columns={lists.length > 2 ? 3 : 2} lists={lists} />
      <Terms>
        <a href={terms.path}>{terms.label}</a>
      </Terms>
    </HeadedSection>
  );
}
