import styled from '@emotion/styled';
import { RouterLink } from '@renovation-th/shared/kernel';
import { vars } from '../theme/tokens';
import { CardGrid } from './CardGrid';
import { Band, SectionHead, Wrap } from './layout';
import { ServiceCard } from './ServiceCard';
import { workCardsContent as content } from './ui-content';
import type { WorkCard } from './work-card';

type WorkCardsProps = { heading: string; intro: string; works: readonly WorkCard[] };

const columns = { medium: 2, large: 3, wide: 3 };
const sizes = '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 11rem';

const All = styled('p')({ marginTop: vars.space6, fontWeight: 600 });

/** Works that belong to the page, each with the way to its own. Nothing where there are none. */
export function WorkCards({ heading, intro, works }: WorkCardsProps) {
  if (works.length === 0) return null;

  return (
    <Band ground="deep">
      <Wrap>
        <SectionHead>
          <h2>{heading}</h2>
          <p>{intro}</p>
        </SectionHead>
        <WorkGrid works={works} />
        <All>
          <RouterLink to="/realisations">{content.all}</RouterLink>
        </All>
      </Wrap>
    </Band>
  );
}

/** The cards alone. */
export function WorkGrid({ works }: Pick<WorkCardsProps, 'works'>) {
  return (
    <CardGrid columns={columns}>
      {works.map(({ path, title, facts, picture }) => (
        <ServiceCard
          key={path}
          title={title}
          sentence={facts}
          to={path}
          linkLabel={content.link}
          figure={{ kind: 'picture', source: picture, sizes }}
        />
      ))}
    </CardGrid>
  );
}
