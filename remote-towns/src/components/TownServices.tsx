import { CardGrid } from '@renovation-th/shared/ui/CardGrid';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { ServiceCard } from '@renovation-th/shared/ui/ServiceCard';
import type { TownLayout } from '../content/town-layouts';
import type { TownPageData } from '../page-data/town-page-data';
import { townPage as content } from '../content/town-page';
import { townServices, type TownServiceKey } from '../content/town-services';

type TownServicesProps = { town: TownPageData; layout: TownLayout };

/** The trades, each named with the town. */
export function TownServices({ town, layout }: TownServicesProps) {
  return (
    <HeadedSection heading={content.servicesHeading(town.where)} intro={town.servicesIntro}>
      <CardGrid columns={layout.columns}>
        {town.cards.map(({ service, sentence }) => {
          const { name, icon, path } = townServices[service];
          return (
            <ServiceCard
              key={service}
              title={content.serviceTitle(name, town.where)}
              sentence={sentence}
              figure={{ kind: 'icon', shape: icon }}
              to={path}
              linkLabel={content.serviceLink}
              quote={{
                label: content.cardQuote,
                to: content.cardQuotePath(serviceParameter(service), town.slug),
              }}
            />
          );
        })}
      </CardGrid>
    </HeadedSection>
  );
}

/** What `/contact?service=` calls the trade: the last part of its page's path. */
function serviceParameter(key: TownServiceKey): string {
  return townServices[key].path.slice('/services/'.length);
}
