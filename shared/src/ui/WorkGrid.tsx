import { CardGrid } from './CardGrid';
import { ServiceCard } from './ServiceCard';
import { workCardsContent as content } from '../content/ui-content';
import type { WorkCard } from './work-card';

const columns = { medium: 2, large: 3, wide: 3 };
const sizes = '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 11rem';

export function WorkGrid({ works }: { works: readonly WorkCard[] }) {
  return (
    <CardGrid columns={columns}>
      {works.map(({ path, title, facts, picture }) => (
        <ServiceCard
          key={path}
          title={title}
          sentence={facts}
          to={path}
          linkLabel={content.link}
          picture={{ source: picture, sizes }}
        />
      ))}
    </CardGrid>
  );
}
