import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { checkIcon } from '@renovation-th/shared/ui/icon-shapes';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { whyChoose as content } from '../content/town-page';
import type { TownPageData } from '../page-data/town-page-data';

type WhyChooseProps = { town: TownPageData };

const Columns = styled('div')({
  display: 'grid',
  gap: `${vars.space7} ${vars.space7}`,
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
});

const Points = styled('ul')({
  marginTop: vars.space4,
  borderBottom: `1px solid ${vars.line}`,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1.25rem 1fr',
    columnGap: vars.space4,
    paddingBlock: vars.space4,
    borderTop: `1px solid ${vars.line}`,
    lineHeight: 1.45,
  },
  '& svg': { marginTop: '.125rem', color: vars.success },
});

/** Two columns of reasons: he is from here, and he knows every trade. */
export function WhyChoose({ town }: WhyChooseProps) {
  const { foundedIn } = useIdentity();

  return (
    <HeadedSection heading={content.heading(town.where)} intro={content.lead}>
      <Columns>
        {content.columns(foundedIn).map(({ title, points }) => (
          <div key={title}>
            <h3>{title}</h3>
            <Points>
              {points.map((point) => (
                <li key={point}>
                  <Icon shape={checkIcon} />
                  {point}
                </li>
              ))}
            </Points>
          </div>
        ))}
      </Columns>
    </HeadedSection>
  );
}
