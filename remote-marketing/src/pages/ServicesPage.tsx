import type { PageProps } from '@renovation-th/shared/contracts/page';
import { CardGrid } from '@renovation-th/shared/ui/CardGrid';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { ServiceCard } from '@renovation-th/shared/ui/ServiceCard';
import { Steps } from '@renovation-th/shared/ui/Steps';
import { HeadedPoints } from '../components/HeadedPoints';
import { ModelQuote } from '../components/ModelQuote';
import { QuoteHero } from '../components/QuoteHero';
import { overview as content } from '../content/overview';
import { pictures } from '../content/pictures';
import { servicePictures } from '../content/service-pictures';
import { serviceRecords } from '../content/service-records';
import { services, type ServiceKey } from '../content/services';

const columns = { medium: 2, large: 2, wide: 3 };
const sizes = '(min-width: 70rem) 24rem, (min-width: 48rem) 46vw, 90vw';

/** Page of all trades, with the order in which to renovate a house. */
export default function ServicesPage({ page }: PageProps<null>) {
  return (
    <>
      <QuoteHero
        page={page}
        picture={pictures.heroServices}
        words={content}
        quote={{ label: content.quote, to: content.quotePath }}
      />
      <HeadedSection ground="deep" heading={content.listHeading} intro={content.listIntro}>
        <CardGrid columns={columns}>
          {serviceRecords.map(({ key }) => (
            <TradeCard key={key} trade={key} />
          ))}
        </CardGrid>
      </HeadedSection>
      <HeadedSection heading={content.order.heading} intro={content.order.intro}>
        <Steps steps={content.order.list} />
      </HeadedSection>
      <HeadedPoints ground="deep" {...content.scope} />
      <HeadedPoints {...content.cases} />
      <HeadedPoints ground="deep" {...content.verify} />
      <ModelQuote />
      <ClosingCall
        heading={content.closing.heading}
        text={content.closing.text}
        quote={{ label: content.quote, to: content.closing.quotePath }}
        picture={pictures.wallRebuilt}
        ground="deep"
      />
    </>
  );
}

/** Summary of a trade, with links to its parts. */
function TradeCard({ trade }: { trade: ServiceKey }) {
  const { name, path, parts } = services[trade];

  return (
    <ServiceCard
      title={name}
      sentence={content.descriptions[trade]}
      picture={{ sizes, ...servicePictures[trade] }}
      to={path}
      linkLabel={content.link}
      detailsLabel={content.partsLabel(name)}
      details={parts.map(({ label, id }) => (
        <a key={id} href={`${path}#${id}`}>
          {label}
        </a>
      ))}
    />
  );
}
