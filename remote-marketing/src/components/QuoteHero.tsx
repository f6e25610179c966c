import type { ComponentProps } from 'react';
import type { PageRecord } from '@renovation-th/shared/contracts/page';
import { Breadcrumbs } from '@renovation-th/shared/ui/Breadcrumbs';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Actions, Lead } from '@renovation-th/shared/ui/layout';
import { NextStart } from '@renovation-th/shared/ui/NextStart';
import { PageHero, PageTitle } from '@renovation-th/shared/ui/PageHero';

type QuoteHeroProps = Pick<ComponentProps<typeof PageHero>, 'picture'> & {
  page: Pick<PageRecord, 'breadcrumbs'>;
  words: { name: string; title: string; lead: string };
  quote: { label: string; to: string };
};

/** Hero of an inner page, with a title, a lead and two ways to request a quote. */
export function QuoteHero({ page, picture, words, quote }: QuoteHeroProps) {
  return (
    <PageHero picture={picture}>
      <Breadcrumbs trail={page.breadcrumbs ?? []} current={words.name} />
      <PageTitle tabIndex={-1}>{words.title}</PageTitle>
      <Lead>{words.lead}</Lead>
      <Actions>
        <ButtonLink look="quote" href={quote.to}>
          {quote.label}
        </ButtonLink>
        <CallLink />
      </Actions>
      <NextStart />
    </PageHero>
  );
}
