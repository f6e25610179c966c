import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { HeadedBand } from '@renovation-th/shared/ui/HeadedColumns';
import { questionsHeading } from '../content/town-page';
import type { TownPageData } from '../page-data/town-page-data';
import { Prose } from './Prose';

type QuestionsProps = { town: TownPageData };

const Item = styled('div')({
  display: 'grid',
  gap: vars.space2,
  paddingBlock: vars.space4,
  borderTop: `1px solid ${vars.line}`,
  '& p': { maxWidth: '42rem', color: vars.textMuted },
});

/** Questions about the houses of a town, with visible answers. */
export function Questions({ town }: QuestionsProps) {
  return (
    <HeadedBand split="4fr 8fr">
      <h2>{questionsHeading(town.of)}</h2>
      <div>
        {town.questions.map(({ question, answer }) => (
          <Item key={question}>
            <h3>{question}</h3>
            <p>
              <Prose text={answer} />
            </p>
          </Item>
        ))}
      </div>
    </HeadedBand>
  );
}
