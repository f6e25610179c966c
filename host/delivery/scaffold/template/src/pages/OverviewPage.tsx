import type { PageProps } from '@renovation-th/shared/contracts/page';
import { Breadcrumbs } from '@renovation-th/shared/ui/Breadcrumbs';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Actions, Band, Lead, Wrap } from '@renovation-th/shared/ui/layout';
import { PageTitle } from '@renovation-th/shared/ui/PageHero';
import { overviewContent as content } from '../content/overview-content';

/** Renders the first page of this remote. */
export default function OverviewPage({ page }: PageProps<null>) {
  return (
    <Band>
      <Wrap>
        <Breadcrumbs trail={page.breadcrumbs ?? []} current={content.title} />
        <PageTitle tabIndex={-1}>{content.title}</PageTitle>
        <Lead>{content.lead}</Lead>
        <Actions>
          <CallLink />
        </Actions>
      </Wrap>
    </Band>
  );
}
