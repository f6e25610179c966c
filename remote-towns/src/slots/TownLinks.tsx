import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { TownList } from '../components/TownList';
import { townLinks as content, townListPage } from '../content/town-list-page';
import { zones } from '../page-data/town-links-data';

const Zones = styled('div')({ display: 'grid', gap: vars.space7 });

const Zone = styled('section')({
  display: 'grid',
  gap: vars.space4,
  '& > p': { color: vars.textMuted },
});

/** Links to every town by zone. Slot of /zones-intervention. */
export default function TownLinks() {
  return (
    <HeadedSection ground="deep" heading={content.heading} intro={content.intro}>
      <Zones>
        {Object.values(zones).map(({ heading, text, towns }) => (
          <Zone key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
            <TownList towns={towns} />
          </Zone>
        ))}
        <p>
          <a href={townListPage.path}>{content.all}</a>
        </p>
      </Zones>
    </HeadedSection>
  );
}
