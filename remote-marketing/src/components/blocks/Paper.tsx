import styled from '@emotion/styled';
import { RouterLink, useIdentity } from '@renovation-th/shared/kernel';
import { paymentSentence } from '@renovation-th/shared/promises/quote-rules';
import { vatSentences } from '@renovation-th/shared/promises/vat';
import { vars } from '@renovation-th/shared/theme/tokens';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { serviceWords } from '../../content/service-words';
import { Lists } from '../Lists';
import type { BlockProps } from './block-props';

const Terms = styled('p')({ marginTop: vars.space5, fontSize: vars.textS });

/** What the quote says, which tax is on it, and how it is paid. */
export function Paper({ block, ground }: BlockProps<'paper'>) {
  const identity = useIdentity();
  const payment = paymentSentence(identity);
  const { says, paid, terms } = serviceWords.paper;

  return (
    <HeadedSection ground={ground} heading={block.heading} intro={block.intro}>
      <Lists
        columns={2}
        lists={[
          { title: says, points: block.points },
          {
            title: paid(payment !== null),
            points: [...vatSentences(identity, block.taxed), ...(payment ? [payment] : [])],
          },
        ]}
      />
      <Terms>
        <RouterLink to={terms.path}>{terms.label}</RouterLink>
      </Terms>
    </HeadedSection>
  );
}
