import type { PageProps } from '@renovation-th/shared/contracts/page';
import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Breadcrumbs } from '@renovation-th/shared/ui/Breadcrumbs';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { CardGrid } from '@renovation-th/shared/ui/CardGrid';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Actions, Lead, Section, SectionHead, Wrap } from '@renovation-th/shared/ui/layout';
import { PageHero, PageTitle } from '@renovation-th/shared/ui/PageHero';
import { Phrase } from '@renovation-th/shared/ui/Phrase';
import { Expertise } from '../components/blocks/Expertise';
import { Lists } from '../components/Lists';
import { NumberedPoints } from '../components/NumberedPoints';
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
      <PageHero picture={pictures.heroServices}>
        <Breadcrumbs trail={page.breadcrumbs ?? []} current={content.name} />
        <PageTitle tabIndex={-1}>
          <Phrase text={content.title} />
        </PageTitle>
        <Lead>
          <Phrase text={content.lead} />
        </Lead>
        <Actions>
          <ButtonLink look="quote" to={content.quotePath}>
            {content.quote}
          </ButtonLink>
          <CallLink />
        </Actions>
      </PageHero>
      <Section ground="deep">
        <Wrap>
          <SectionHead>
            <h2>{content.listHeading}</h2>
            <p>{content.listIntro}</p>
          </SectionHead>
          <CardGrid columns={columns}>
            {keys.map((key) => (
              <ServiceEntry key={key} service={key} />
            ))}
          </CardGrid>
        </Wrap>
      </Section>
      <Section>
        <HeadedColumns split="5fr 7fr">
          <Head>
            <h2>{content.order.heading}</h2>
            <Lead>{content.order.lead}</Lead>
          </Head>
          <NumberedPoints points={content.order.points} />
        </HeadedColumns>
      </Section>
      <Section ground="deep">
        <Wrap>
          <SectionHead>
            <h2>{content.scope.heading}</h2>
            <p>{content.scope.intro}</p>
          </SectionHead>
          <Lists columns={3} lists={content.scope.lists} />
        </Wrap>
      </Section>
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
