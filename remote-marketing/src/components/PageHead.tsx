import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PageRecord } from '@renovation-th/shared/contracts/page';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Breadcrumbs } from '@renovation-th/shared/ui/Breadcrumbs';
import { Lead, Wrap } from '@renovation-th/shared/ui/layout';
import { PageTitle } from '@renovation-th/shared/ui/PageHero';

type PageHeadProps = {
  page: Pick<PageRecord, 'breadcrumbs'>;
  words: { name: string; title: string; lead: string };
  /** Shown below the lead. */
  children?: ReactNode;
  className?: string;
};

const Head = styled(Wrap)({
  display: 'grid',
  gap: vars.space5,
  paddingBlock: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
});

/** The top of an inner page without a picture. */
export function PageHead({ page, words, children, className }: PageHeadProps) {
  return (
    <Head className={className}>
      <Breadcrumbs trail={page.breadcrumbs ?? []} current={words.name} />
      <PageTitle tabIndex={-1}>{words.title}</PageTitle>
      <Lead>{words.lead}</Lead>
      {children}
    </Head>
  );
}
