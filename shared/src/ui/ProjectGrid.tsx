import { CardGrid } from './CardGrid';
import { ServiceCard } from './ServiceCard';
import { projectCardsContent as content } from '../content/ui-content';
import type { ProjectCard } from './project-card';

const columns = { medium: 2, large: 3, wide: 3 };
const sizes = '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 11rem';

export function ProjectGrid({ projects }: { projects: readonly ProjectCard[] }) {
  return (
    <CardGrid columns={columns}>
      {projects.map(({ path, title, facts, picture }) => (
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
