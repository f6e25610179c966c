import type { Breadcrumb } from '@renovation-th/shared/contracts/page';
import { Breadcrumbs } from '@renovation-th/shared/ui/Breadcrumbs';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Actions, Lead } from '@renovation-th/shared/ui/layout';
import { PageHero, PageTitle } from '@renovation-th/shared/ui/PageHero';
import { Phrase } from '@renovation-th/shared/ui/Phrase';
import { pictures } from '../content/pictures';
import type { ServicePageData } from '../content/service-page';
import { serviceWords } from '../content/service-words';

type ServiceHeroProps = { service: ServicePageData; trail: readonly Breadcrumb[] };

/** Which trade, what it comes down to, and the two ways to ask. */
export function ServiceHero({ service, trail }: ServiceHeroProps) {
  return (
    <PageHero picture={pictures[service.picture]}>
      <Breadcrumbs trail={trail} current={service.name} />
      <PageTitle tabIndex={-1}>
        <Phrase text={service.title} />
      </PageTitle>
      <Lead>
        <Phrase text={service.lead} />
      </Lead>
      <Actions>
        <ButtonLink look="quote" to={serviceWords.quotePath(service.slug)}>
          {serviceWords.quote}
        </ButtonLink>
        <CallLink />
      </Actions>
    </PageHero>
  );
}
