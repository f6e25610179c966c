import styled from '@emotion/styled';
import type { Breadcrumb } from '@renovation-th/shared/contracts/page';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Breadcrumbs } from '@renovation-th/shared/ui/Breadcrumbs';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { Actions, Eyebrow, Lead } from '@renovation-th/shared/ui/layout';
import { PageHero } from '@renovation-th/shared/ui/PageHero';
import type { TownLayout } from '../content/town-layouts';
import type { TownPageData } from '../page-data/town-page-data';
import { townPage as content } from '../content/town-page';
import { townPictures } from '../content/town-pictures';
import { TownPhone } from './TownPhone';
import { TownTitle } from './TownTitle';

/** Travel time and time until the visit, both of which must accompany the claim to be nearby. */
const TrueDelay = styled('p')({ fontSize: vars.textS, lineHeight: 1.4, color: vars.textMuted });

type TownHeroProps = { town: TownPageData; layout: TownLayout; trail: readonly Breadcrumb[] };

/** Hero of a town's page, with two ways to request a quote. */
export function TownHero({ town, layout, trail }: TownHeroProps) {
  const { address } = useIdentity();

  return (
    <PageHero picture={townPictures[town.model]}>
      <Breadcrumbs trail={trail} current={town.name} />
      <TownTitle heading={layout.heading(town)} />
      <Lead>{town.lead}</Lead>
      <Actions>
        <ButtonLink look="quote" href={content.quotePath(town.slug)}>
          {content.quote}
        </ButtonLink>
        <TownPhone kind={layout.phone} />
      </Actions>
      {town.saysBasedNearby && (
        <div>
          <Eyebrow>{content.basedNearby(address.locality, town.where)}</Eyebrow>
          <TrueDelay>{town.trueDelay}</TrueDelay>
        </div>
      )}
    </PageHero>
  );
}
