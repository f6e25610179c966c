import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Band, Wrap } from '@renovation-th/shared/ui/layout';
import { TitledList } from '@renovation-th/shared/ui/TitledList';
import { mapContent } from '../content/map-content';
import type { TownPageData } from '../page-data/town-page-data';
import { Brief } from './Brief';
import { Neighbours } from './Neighbours';
import { Prose } from './Prose';
import { TownMap } from './TownMap';

type LocalFactsProps = { town: TownPageData };

const Head = styled(Wrap)({ display: 'grid', gap: vars.space5, marginBottom: vars.space6 });

const Facts = styled(TitledList)({
  // The first fact has no border at the top, because the brief facts above end with a border.
  '& > div:first-of-type': { borderTop: 0, paddingTop: 0 },
  [from.large]: {
    gridTemplateColumns: '1fr 1fr',
    '& > div:nth-of-type(2)': { borderTop: 0, paddingTop: 0 },
  },
});

/** Limits the map to the size for which its names were laid out. */
const MapColumn = styled('div')({
  display: 'grid',
  gap: vars.space4,
  alignContent: 'start',
  '& > figure': { maxWidth: '26rem' },
  '& > p': { maxWidth: '26rem', fontSize: vars.textS, lineHeight: 1.5, color: vars.textMuted },
  // On small screens, the facts come before the map.
  '@media (max-width: 63.99rem)': { order: 1 },
});

/** Facts about a town, with a map. */
export function LocalFacts({ town }: LocalFactsProps) {
  return (
    <Band ground="deep">
      <Head>
        <h2>{town.localHeading}</h2>
        <Brief points={town.brief} />
      </Head>
      <HeadedColumns split="4fr 8fr">
        <MapColumn>
          <TownMap map={town.map} caption={mapContent.townCaption(town)} />
          <p>
            <Neighbours {...town.neighbours} />
          </p>
        </MapColumn>
        <Facts>
          {town.localFacts.map(({ title, text }) => (
            <div key={title}>
              <dt>
                <Prose text={title} />
              </dt>
              <dd>
                <Prose text={text} />
              </dd>
            </div>
          ))}
        </Facts>
      </HeadedColumns>
    </Band>
  );
}
