import { CardGrid } from '@renovation-th/shared/ui/CardGrid';
import { Section, SectionHead, Wrap } from '@renovation-th/shared/ui/layout';
import { ServiceCard } from '@renovation-th/shared/ui/ServiceCard';
import type { TownLayout } from '../content/town-layouts';
import type { TownPageData } from '../page-data/town-page-data';
import { townPage as content } from '../content/town-page';
import { townServices, type TownServiceKey } from '../content/town-services';

type TownServicesProps = { town: TownPageData; layout: TownLayout };

/** The trades, each named with the town. */
export function TownServices({ town, layout }: TownServicesProps) {
  return (
    <Section>
      <Wrap>
        <SectionHead>
          <h2>{content.servicesHeading(town.where)}</h2>
          <p>{town.servicesIntro}</p>
        </SectionHead>
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
      </Wrap>
    </Section>
  );
}

/** What `/contact?service=` calls the trade: the last part of its page's path. */
function serviceParameter(key: TownServiceKey): string {
  return townServices[key].path.slice('/services/'.length);
}
