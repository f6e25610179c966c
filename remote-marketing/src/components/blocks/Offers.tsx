import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { CheckList } from '@renovation-th/shared/ui/CheckList';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import type { Offer } from '../../content/service-page';
import { serviceWords } from '../../content/service-words';
import type { BlockProps } from './block-props';

const Rows = styled('div')({ borderBottom: `1px solid ${vars.line}` });

const Row = styled('article')({
  display: 'grid',
  gap: vars.space4,
  paddingBlock: 'clamp(2rem, 1.6rem + 1.6vw, 3rem)',
  borderTop: `1px solid ${vars.line}`,
  '& h3': { fontSize: 'clamp(1.375rem, 1.2rem + .8vw, 1.875rem)', lineHeight: 1.12 },
  [from.large]: { gridTemplateColumns: '4fr 8fr', columnGap: vars.space8 },
});

const RowBody = styled('div')({ display: 'grid', gap: vars.space5 });

const WideCheckList = styled(CheckList)({ [from.medium]: { gridTemplateColumns: '1fr 1fr' } });

const Cards = styled('div', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: 2 | 3 }>(
  { display: 'grid', gap: vars.space4 },
  ({ columns }) => ({
    [from.medium]: { gridTemplateColumns: columns === 2 ? '1fr 1fr' : undefined, gap: vars.space5 },
    [from.large]: { gridTemplateColumns: `repeat(${columns}, 1fr)` },
  }),
);

const Card = styled('article')({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space4,
  padding: `clamp(1.25rem, 1rem + 1vw, 2rem)`,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  backgroundColor: vars.surface,
});

const CardList = styled(CheckList)({ paddingTop: vars.space4, borderTop: `1px solid ${vars.line}` });

const Limit = styled('p')({
  paddingLeft: vars.space4,
  borderLeft: `2px solid ${vars.lineStrong}`,
  fontSize: vars.textS,
  lineHeight: 1.5,
  color: vars.textMuted,
  '& strong': { display: 'block', color: vars.text, fontWeight: 600 },
  'article > &': { marginTop: 'auto' },
});

/** The parts of a trade, each under the anchor that menus link to. */
export function Offers({ block, ground }: BlockProps<'offers'>) {
  const { heading, intro, offers } = block;

  return (
    <HeadedSection ground={ground} heading={heading} intro={intro}>
      {block.look === 'rows' ? (
        <Rows>
          {offers.map((offer) => (
            <OfferRow key={offer.id} {...offer} />
          ))}
        </Rows>
      ) : (
        <Cards columns={offers.length % 2 === 0 ? 2 : 3}>
          {offers.map((offer) => (
            <OfferCard key={offer.id} {...offer} />
          ))}
        </Cards>
      )}
    </HeadedSection>
  );
}

function OfferRow({ id, name, text, includes, limit }: Offer) {
  return (
    <Row id={id} data-reveal>
      <h3>{name}</h3>
      <RowBody>
        <p>{text}</p>
        <WideCheckList points={includes} />
        {limit && <OfferLimit text={limit} />}
      </RowBody>
    </Row>
  );
}

function OfferCard({ id, name, text, includes, limit }: Offer) {
  return (
    <Card id={id} data-reveal>
      <h3>{name}</h3>
      <p>{text}</p>
      <CardList points={includes} />
      {limit && <OfferLimit text={limit} />}
    </Card>
  );
}

function OfferLimit({ text }: { text: string }) {
  return (
    <Limit>
      <strong>{serviceWords.limit}</strong>
      {text}
    </Limit>
  );
}
