import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Band } from '@renovation-th/shared/ui/layout';
import { Phrase } from '@renovation-th/shared/ui/Phrase';
import { TitledList } from '@renovation-th/shared/ui/TitledList';
import { mapContent } from '../content/map-content';
import { nearness as content } from '../content/town-page';
import type { TownPageData } from '../page-data/town-page-data';
import { Neighbours } from './Neighbours';
import { TownMap } from './TownMap';

type LocalFactsProps = { town: TownPageData };

const Facts = styled(TitledList)({ [from.large]: { gridTemplateColumns: '1fr 1fr' } });

/** The map keeps the size that its names were laid out for; on a large screen it follows the reader. */
const Place = styled('div')({
  display: 'grid',
  gap: vars.space6,
  alignContent: 'start',
  '& > figure': { maxWidth: '26rem' },
});

/** What is true of this town alone, and where it lies. */
export function LocalFacts({ town }: LocalFactsProps) {
  return (
    <Band ground="deep">
      <HeadedColumns split="4fr 8fr">
        <Place>
          <h2>{town.localHeading}</h2>
          <TownMap map={town.map} caption={mapContent.townCaption(town)} />
        </Place>
        <Facts>
          {town.localFacts.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div>
            <dt>{town.way.title}</dt>
            <dd>
              <Phrase text={town.way.text} />
            </dd>
          </div>
          <div>
            <dt>{content.neighboursTitle(town.neighbours.isNear)}</dt>
            <dd>
              <Neighbours {...town.neighbours} />
            </dd>
          </div>
        </Facts>
      </HeadedColumns>
    </Band>
  );
}
