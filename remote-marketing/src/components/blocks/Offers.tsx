import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { CheckList } from '@renovation-th/shared/ui/CheckList';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { serviceWords } from '../../content/service-words';
import type { BlockProps } from './block-props';

const Rows = styled('div')({ borderBottom: `1px solid ${vars.line}` });

const Row = styled('article')({
  display: 'grid',
  gap: vars.space4,
  paddingBlock: 'clamp(2rem, 1.5rem + 2vw, 3.5rem)',
  borderTop: `1px solid ${vars.line}`,
  '& h3': { fontSize: 'clamp(1.375rem, 1.2rem + .8vw, 1.875rem)', lineHeight: 1.12 },
  [from.large]: { gridTemplateColumns: '4fr 8fr', columnGap: vars.space8 },
});

const RowBody = styled('div')({ display: 'grid', gap: vars.space5 });

const WideCheckList = styled(CheckList)({ [from.medium]: { gridTemplateColumns: '1fr 1fr' } });

const Limit = styled('p')({
  paddingLeft: vars.space4,
  borderLeft: `2px solid ${vars.lineStrong}`,
  fontSize: vars.textS,
  lineHeight: 1.5,
  color: vars.textMuted,
  '& strong': { display: 'block', color: vars.text, fontWeight: 600 },
});

/** The parts of a trade, each with the anchor that menus link to. */
export function Offers({ block, ground }: BlockProps<'offers'>) {
  return (
    <HeadedSection ground={ground} heading={block.heading} intro={block.intro}>
      <Rows>
        {block.offers.map(({ id, name, text, includes, limit }) => (
          <Row key={id} id={id} data-reveal>
            <h3>{name}</h3>
            <RowBody>
              <p>{text}</p>
              <WideCheckList points={includes} />
              {limit && (
                <Limit>
                  <strong>{serviceWords.limit}</strong>
                  {limit}
                </Limit>
              )}
            </RowBody>
          </Row>
        ))}
      </Rows>
    </HeadedSection>
  );
}
