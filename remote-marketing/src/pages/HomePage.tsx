import styled from '@emotion/styled';
import type { PageProps } from '@renovation-th/shared/contracts/page';
import { Section, Slot, useIdentity } from '@renovation-th/shared/kernel';
import { vatSentences } from '@renovation-th/shared/promises/vat';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { Steps } from '@renovation-th/shared/ui/Steps';
import { CallbackFallback } from '../components/CallbackFallback';
import { Comparison } from '../components/Comparison';
import { Figures } from '../components/Figures';
import { HeadedPoints } from '../components/HeadedPoints';
import { HomeHero } from '../components/HomeHero';
import { Offer } from '../components/Offer';
import { closing, leak, questions, quotePath, reasons, steps } from '../content/home';
import { projectPictures as pictures } from '../content/project-pictures';
import type { HomeData } from '../page-data/home-data';
import Portfolio from '../portfolio/Portfolio';

const Call = styled('div')({ marginTop: vars.space6 });

/** Home page with services, reasons, projects, and three ways to contact the business. */
export default function HomePage({ page }: PageProps<HomeData>) {
  const { projects, comparison } = page.data;
  const identity = useIdentity();
  const taxes = vatSentences(identity, 'all').slice(0, 3);
  const vat = taxes.length > 0 ? [{ title: questions.vat, text: taxes.join(' ') }] : [];
  const { smallJobs } = questions;
  const minimum = identity.smallestJob ? ` ${smallJobs.smallest(identity.smallestJob)}` : '';
  const small = { title: smallJobs.title, text: smallJobs.text + minimum };

  return (
    <>
      <HomeHero />
      <Figures />
      {comparison && <Comparison comparison={comparison} />}
      <Offer />
      <Section component={Portfolio} props={{ projects }} />
      <HeadedSection ground="deep" heading={steps.heading}>
        <Steps steps={steps.list} />
      </HeadedSection>
      <HeadedPoints heading={reasons.heading} points={reasons.points(identity)}>
        <ButtonLink look="quote" href={quotePath}>
          {reasons.quote}
        </ButtonLink>
      </HeadedPoints>
      <Slot name="callback-booking" fallback={<CallbackFallback />} />
      <HeadedSection heading={leak.heading} intro={leak.intro}>
        <Steps steps={leak.list} />
        <Call>
          <CallLink />
        </Call>
      </HeadedSection>
      <HeadedPoints ground="deep" heading={questions.heading} points={[small, ...questions.points, ...vat]} />
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        quote={{ label: closing.quote, to: quotePath }}
        picture={pictures.wallRebuilt}
      />
    </>
  );
}
