import styled from '@emotion/styled';
import type { PageProps } from '@renovation-th/shared/contracts/page';
import { Section, useIdentity } from '@renovation-th/shared/kernel';
import { answers } from '@renovation-th/shared/content/promises';
import { closureSentence, nearClosure, untilLastDay } from '@renovation-th/shared/promises/closures';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from, inPrint } from '@renovation-th/shared/theme/media';
import house from '@renovation-th/shared/pictures/hero-contact.webp?picture';
import { Breadcrumbs } from '@renovation-th/shared/ui/Breadcrumbs';
import { CroppedPicture } from '@renovation-th/shared/ui/CroppedPicture';
import { Lead, Wrap } from '@renovation-th/shared/ui/layout';
import { NextStart } from '@renovation-th/shared/ui/NextStart';
import { PageTitle } from '@renovation-th/shared/ui/PageHero';
import type { QuoteChoices } from '../completions';
import { AfterSending } from '../components/AfterSending';
import { IdentityAside } from '../components/IdentityAside';
import { contactPageContent as content } from '../content/contact-page-content';
import QuoteForm from '../quote/QuoteForm';
import { quoteParameters } from '../quote/prefill';

// Lets a column be narrower than its longest word, which then breaks, so that text can be enlarged to 200 %.
const oneColumn = 'minmax(0, 1fr)';

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  overflowWrap: 'anywhere',
  gap: vars.space5,
  paddingBlock: 'clamp(1.5rem, 1rem + 2vw, 2.5rem) clamp(2.5rem, 2rem + 2vw, 4rem)',
  [from.large]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: vars.space8,
  },
});

/** Shown only on large screens. Phones do not load the picture, because it is hidden. */
const Model = styled('div')({
  display: 'none',
  [from.large]: {
    display: 'block',
    position: 'relative',
    gridArea: '1 / 2 / 4 / 3',
    aspectRatio: '16 / 10',
    overflow: 'hidden',
    borderRadius: vars.radius,
  },
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.section,
  paddingBottom: vars.section,
  [from.large]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
    gap: vars.space8,
    alignItems: 'start',
    '& > aside': { position: 'sticky', top: `calc(${vars.header} + 2rem)` },
  },
  // In print, the checklist for the visit replaces the form.
  [inPrint]: { display: 'none' },
});

export default function ContactPage({ page }: PageProps<QuoteChoices>) {
  const identity = useIdentity();
  const closure = nearClosure(identity);

  return (
    <Wrap>
      <Head>
        <Breadcrumbs trail={page.breadcrumbs ?? []} current={content.breadcrumb} />
        <PageTitle tabIndex={-1}>{content.title}</PageTitle>
        <Lead>
          <span>{content.lead(answers.reply.noted)}</span>
          {closure && <span {...untilLastDay(closure)}> {closureSentence(closure, identity)}</span>}
        </Lead>
        <NextStart />
        <Model>
          <CroppedPicture source={house} alt={content.pictureAlt} sizes="30rem" focus="62% 50%" />
        </Model>
      </Head>
      <Columns>
        <Section
          component={QuoteForm}
          props={{ choices: page.data }}
          query={Object.values(quoteParameters)}
        />
        <IdentityAside />
      </Columns>
      <AfterSending />
    </Wrap>
  );
}
