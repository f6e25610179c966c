import { CardGrid } from '@renovation-th/shared/ui/CardGrid';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import type { TownLayout } from '../content/town-layouts';
import type { TownPageData } from '../page-data/town-page-data';
import { townPage as content } from '../content/town-page';
import { townServices } from '../content/town-services';
import { TownCard } from './TownCard';

type TownServicesProps = { town: TownPageData; layout: TownLayout };

/** Cards of the trades in a town. */
export function TownServices({ town, layout }: TownServicesProps) {
  return (
    <HeadedSection heading={content.servicesHeading(town.where)}>
      <CardGrid columns={layout.columns}>
        {town.cards.map(({ service, sentence }) => {
          const { name, icon, path } = townServices[service];
          return (
            <TownCard
              key={service}
              title={content.serviceTitle(name, town.where)}
              sentence={sentence}
              icon={icon}
              to={path}
            />
          );
        })}
      </CardGrid>
    </HeadedSection>
  );
}
