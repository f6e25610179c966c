import type { PageProps } from '@renovation-th/shared/contracts/page';
import { Slot } from '@renovation-th/shared/kernel';
import { Breadcrumbs } from '@renovation-th/shared/ui/Breadcrumbs';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { Actions, Lead, Section, SectionHead, Wrap } from '@renovation-th/shared/ui/layout';
import { PageHero, PageTitle } from '@renovation-th/shared/ui/PageHero';
import { Phrase } from '@renovation-th/shared/ui/Phrase';
import { LocationCard } from '../components/LocationCard';
import { TermsTable } from '../components/TermsTable';
import { Lifespans } from '../components/blocks/Lifespans';
import { TownLinksFallback } from '../components/TownLinksFallback';
import { ZoneTexts } from '../components/ZoneTexts';
import { workPictures as pictures } from '../content/work-pictures';
import { zonesPage as content } from '../content/zones';

/** Where the craftsman works, what the way costs, and every town. */
export default function ZonesPage({ page }: PageProps<null>) {
  return (
    <>
      <PageHero picture={pictures.townLimagne}>
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
      <ZoneTexts />
      <Slot name="town-links" fallback={<TownLinksFallback />} />
      <Lifespans block={{ kind: 'lifespans', ...content.delays }} ground="plain" />
      <Section ground="deep">
        <Wrap>
          <SectionHead>
            <h2>{content.terms.heading}</h2>
            <p>{content.terms.intro}</p>
          </SectionHead>
          <TermsTable />
        </Wrap>
      </Section>
      <LocationCard />
      <ClosingCall
        heading={content.closing.heading}
        text={content.closing.text}
        quote={{ label: content.closing.contact, to: content.closing.contactPath }}
        phone={<CallLink />}
        picture={pictures.wallRebuilt}
        ground="deep"
      />
    </>
  );
}
