import type { PageProps } from '@renovation-th/shared/contracts/page';
import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { CardGrid } from '@renovation-th/shared/ui/CardGrid';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { Band, Lead } from '@renovation-th/shared/ui/layout';
import { Expertise } from '../components/blocks/Expertise';
import { Lists } from '../components/Lists';
import { NumberedPoints } from '../components/NumberedPoints';
import { QuoteHero } from '../components/QuoteHero';
import { ServiceEntry } from '../components/ServiceEntry';
import { overview as content } from '../content/overview';
import { pictures } from '../content/pictures';
import { services, type ServiceKey } from '../content/services';

const columns = { medium: 2, large: 2, wide: 3 };

const isKey = (key: string): key is ServiceKey => key in services;
const keys = Object.keys(services).filter(isKey);

const Head = styled('div')({ display: 'grid', gap: vars.space5, alignContent: 'start' });

/** The six trades, and in what order a house is best taken in hand. */
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
          {keys.map((key) => (
            <ServiceEntry key={key} service={key} />
          ))}
        </CardGrid>
      </HeadedSection>
      <Band>
        <HeadedColumns split="5fr 7fr">
          <Head>
            <h2>{content.order.heading}</h2>
            <Lead>{content.order.lead}</Lead>
          </Head>
          <NumberedPoints points={content.order.points} />
        </HeadedColumns>
      </Band>
      <HeadedSection ground="deep" heading={content.scope.heading} intro={content.scope.intro}>
        <Lists columns={3} lists={content.scope.lists} />
      </HeadedSection>
      <Expertise block={{ kind: 'expertise', ...content.cases }} ground="plain" />
      <ClosingCall
        heading={content.closing.heading}
        text={content.closing.text}
        quote={{ label: content.quote, to: content.closing.quotePath }}
        phone={<CallLink />}
        picture={pictures.wallRebuilt}
        ground="deep"
      />
    </>
  );
}
