import styled from '@emotion/styled';
import type { PageProps } from '@renovation-th/shared/contracts/page';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Breadcrumbs } from '@renovation-th/shared/ui/Breadcrumbs';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { Lead, Wrap } from '@renovation-th/shared/ui/layout';
import { PageTitle } from '@renovation-th/shared/ui/PageHero';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { WorkGrid } from '@renovation-th/shared/ui/WorkGrid';
import { quotePath } from '../content/home';
import { workPictures } from '../content/work-pictures';
import { worksPage as content } from '../content/works';
import type { WorksPageData } from '../listed-pages';

const Part = styled(Wrap)({
  display: 'grid',
  gap: vars.space5,
  paddingBlock: `clamp(1.5rem, 1rem + 2vw, 2.5rem) ${vars.section}`,
});

/** Every work that the owner shows, the newest first. */
export default function WorksPage({ page }: PageProps<WorksPageData>) {
  return (
    <>
      <Part>
        <Breadcrumbs trail={page.breadcrumbs ?? []} current={content.name} />
        <PageTitle tabIndex={-1}>{content.title}</PageTitle>
        <Lead>{content.lead}</Lead>
        <VisuallyHidden as="h2">{content.list}</VisuallyHidden>
        <WorkGrid works={page.data.works} />
      </Part>
      <ClosingCall
        heading={content.closing.heading}
        text={content.closing.text}
        quote={{ label: content.quote, to: quotePath }}
        phone={<CallLink />}
        picture={workPictures.wallRebuilt}
        ground="deep"
      />
    </>
  );
}
