import styled from '@emotion/styled';
import type { PageProps } from '@renovation-th/shared/contracts/page';
import { Slot } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { LocationCard } from '../components/LocationCard';
import { QuoteHero } from '../components/QuoteHero';
import { TermsTable } from '../components/TermsTable';
import { Lifespans } from '../components/Lifespans';
import { projectPictures as pictures } from '../content/project-pictures';
import { zonesPage as content } from '../content/zones';
import type { ZonesData } from '../page-data/zones-data';

const Withdrawal = styled('p')({ marginTop: vars.space4, fontSize: vars.textS, color: vars.textMuted });

/** Page of the area served, with the price of travel and every town. */
export default function ZonesPage({ page }: PageProps<ZonesData>) {
  const { lead, spans } = page.data;
  const { withdrawal, form } = content.terms;

  return (
    <>
      <QuoteHero
        page={page}
        picture={pictures.townLimagne}
        words={{ ...content, lead }}
        quote={{ label: content.quote, to: content.quotePath }}
      />
      <Slot name="town-links" fallback={<AllTowns />} />
      <Lifespans {...content.delays} spans={spans} />
      <HeadedSection
        id={content.terms.id}
        ground="deep"
        heading={content.terms.heading}
        intro={content.terms.intro}
      >
        <TermsTable />
        <Withdrawal>
          {withdrawal} <a href={form.path}>{form.label}</a>
        </Withdrawal>
      </HeadedSection>
      <LocationCard />
      <ClosingCall
        heading={content.closing.heading}
        text={content.closing.text}
        quote={{ label: content.closing.contact, to: content.closing.contactPath }}
        picture={pictures.wallRebuilt}
        ground="deep"
      />
    </>
  );
}

/** Link to the towns when no remote offers the slot. */
function AllTowns() {
  const { heading, intro, all } = content.list;

  return (
    <HeadedSection ground="deep" heading={heading} intro={intro}>
      <ButtonLink look="plain" href={all.path}>
        {all.label}
      </ButtonLink>
    </HeadedSection>
  );
}
