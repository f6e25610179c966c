import styled from '@emotion/styled';
import type { PageProps } from '@renovation-th/shared/contracts/page';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Breadcrumbs } from '@renovation-th/shared/ui/Breadcrumbs';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Actions, Band, Lead, Wrap } from '@renovation-th/shared/ui/layout';
import { PageTitle } from '@renovation-th/shared/ui/PageHero';
import { overviewContent as content } from '../content/overview-content';

const Column = styled(Wrap)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space6,
});

const Ways = styled('ul')({
  display: 'grid',
  gap: vars.space5,
  listStyle: 'none',
  '& a': { fontWeight: 600 },
});

/** Renders the first page of this remote. */
export default function OverviewPage({ page }: PageProps<null>) {
  return (
    <Band>
      <Column>
        <Breadcrumbs trail={page.breadcrumbs ?? []} current={content.title} />
        <PageTitle tabIndex={-1}>{content.title}</PageTitle>
        <Lead>{content.lead}</Lead>
        <Actions>
          <CallLink />
        </Actions>
        <h2>{content.waysTitle}</h2>
        <Ways>
          {content.ways.map(({ label, path, text }) => (
            <li key={path}>
              <a href={path}>{label}</a>
              <p>{text}</p>
            </li>
          ))}
        </Ways>
      </Column>
    </Band>
  );
}
