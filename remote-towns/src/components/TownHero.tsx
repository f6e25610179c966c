import styled from '@emotion/styled';
import type { Breadcrumb } from '@renovation-th/shared/contracts/page';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Breadcrumbs } from '@renovation-th/shared/ui/Breadcrumbs';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { Caption } from '@renovation-th/shared/ui/Caption';
import { CutPicture } from '@renovation-th/shared/ui/CutPicture';
import { Actions, Eyebrow, Lead } from '@renovation-th/shared/ui/layout';
import { Phrase } from '@renovation-th/shared/ui/Phrase';
import type { TownLayout } from '../content/town-layouts';
import type { TownPageData } from '../content/town-page-data';
import { townPage as content } from '../content/town-page';
import { townPictures } from '../content/town-pictures';
import { TownPhone } from './TownPhone';
import { TownTitle } from './TownTitle';

type TownHeroProps = { town: TownPageData; layout: TownLayout; trail: readonly Breadcrumb[] };

const Layout = styled('section')({
  display: 'grid',
  [from.large]: {
    '--edge': `max(${vars.gutter}, (100vw - ${vars.content}) / 2)`,
    gridTemplateColumns: 'var(--edge) minmax(0, 36rem) minmax(30%, 1fr)',
    minHeight: '27rem',
  },
});

const Words = styled('div')({
  display: 'grid',
  gap: vars.space5,
  padding: `clamp(1.5rem, 1rem + 2vw, 2.5rem) ${vars.gutter} clamp(2.5rem, 2rem + 2vw, 4rem)`,
  [from.large]: {
    gridColumn: 2,
    alignContent: 'start',
    padding: `2.5rem ${vars.space7} 3.5rem 0`,
    '& > nav': { paddingBottom: vars.space5 },
  },
});

const Model = styled('figure')({
  [from.large]: { position: 'relative', gridColumn: 3 },
});

const ModelPicture = styled(CutPicture)({
  height: 'auto',
  aspectRatio: '16 / 10',
  [from.large]: { position: 'absolute', inset: 0, height: '100%', aspectRatio: 'auto' },
});

/** Which town, what is done there, and the two ways to ask. */
export function TownHero({ town, layout, trail }: TownHeroProps) {
  const { address } = useIdentity();
  const { source, alt, caption, focus } = townPictures[town.model];

  return (
    <Layout>
      <Words>
        <Breadcrumbs trail={trail} current={town.name} />
        <TownTitle heading={layout.heading(town)} />
        <Lead>
          <Phrase text={town.lead} />
        </Lead>
        {town.saysBasedNearby && <Eyebrow>{content.basedNearby(address.locality, town.where)}</Eyebrow>}
        <Actions>
          <ButtonLink look="quote" to={content.quotePath(town.slug)}>
            {content.quote}
          </ButtonLink>
          <TownPhone kind={layout.phone} />
        </Actions>
      </Words>
      <Model>
        <ModelPicture
          source={source}
          alt={alt}
          focus={focus}
          sizes="(min-width: 64rem) 60vw, 110vw"
          priority="hero"
        />
        <Caption cornerFrom="large">{caption}</Caption>
      </Model>
    </Layout>
  );
}
