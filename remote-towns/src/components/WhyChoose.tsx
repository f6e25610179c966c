import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { CheckList } from '@renovation-th/shared/ui/CheckList';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Band } from '@renovation-th/shared/ui/layout';
import { whyChoose as content } from '../content/town-page';
import type { TownPageData } from '../page-data/town-page-data';
import { Commitments } from './Commitments';
import { Prose } from './Prose';

type WhyChooseProps = { town: Pick<TownPageData, 'where' | 'expertise' | 'showsCommitments'> };

const Columns = styled('div')({
  display: 'grid',
  gap: `${vars.space6} ${vars.space7}`,
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
});

const Points = styled(CheckList)({ marginTop: vars.space3, color: vars.textMuted });

/** Two columns of reasons, and the commitments on the pages that show them. */
export function WhyChoose({ town }: WhyChooseProps) {
  return (
    <Band ground="deep">
      <HeadedColumns split="4fr 8fr">
        <h2>{content.heading(town.where)}</h2>
        <Columns>
          {content.columns(town.expertise).map(({ title, points }) => (
            <div key={title}>
              <h3>{title}</h3>
              <Points
                points={points.map((point) => (
                  <Prose key={point} text={point} />
                ))}
              />
            </div>
          ))}
        </Columns>
      </HeadedColumns>
      {town.showsCommitments && <Commitments />}
    </Band>
  );
}
