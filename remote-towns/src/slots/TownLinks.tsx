import styled from '@emotion/styled';
import { from } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { TownList } from '../components/TownList';
import { TownMap } from '../components/TownMap';
import { mapContent } from '../content/map-content';
import { townLinks as content, townListPage } from '../content/town-list-page';
import type { ListedTown } from '../page-data/town-list-data';
import { zoneMaps, zones } from '../page-data/town-links-data';

const Zones = styled('div')({ display: 'grid', gap: vars.space8 });

const Row = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space6,
  [from.large]: { gridTemplateColumns: '7fr 5fr', gap: vars.space7 },
});

const Zone = styled('section')({
  display: 'grid',
  gap: vars.space4,
  '& > p': { color: vars.textMuted },
});

const Column = styled('div')({ display: 'grid', gap: vars.space7 });

/** Links to every town by zone, with two maps. Slot of /zones-intervention. */
export default function TownLinks() {
  return (
    <HeadedSection ground="deep" heading={content.heading} intro={content.intro}>
      <Zones>
        <Row>
          <TownZone {...zones.main} />
          <TownMap map={zoneMaps().near} caption={mapContent.near} isRepeated />
        </Row>
        <Row>
          <Column>
            <TownZone {...zones.extended} />
            <TownZone {...zones.further} />
            <p>
              <a href={townListPage.path}>{content.all}</a>
            </p>
          </Column>
          <TownMap map={zoneMaps().far} caption={mapContent.far} isRepeated />
        </Row>
      </Zones>
    </HeadedSection>
  );
}

type TownZoneProps = { heading: string; text: string; towns: readonly ListedTown[] };

function TownZone({ heading, text, towns }: TownZoneProps) {
  return (
    <Zone>
      <h3>{heading}</h3>
      <p>{text}</p>
      <TownList towns={towns} />
    </Zone>
  );
}
