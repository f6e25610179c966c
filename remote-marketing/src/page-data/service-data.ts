import { publishedPlace, type Place, type Project } from '@renovation-th/shared/contracts/published';
import { placeAndMonth, projectCards } from '@renovation-th/shared/ui/project-card';
import type { Block, DeclaredService, ServicePageData, TownLink } from '../content/service-page';

/** Replaces town slugs with links, and adds the projects of the trade. @throws NotPublished when a town has no page. */
export function serviceData(
  declared: DeclaredService,
  {
    places,
    projects,
  }: {
    places: readonly Pick<Place, 'slug' | 'name' | 'path' | 'where'>[];
    projects: readonly Omit<Project, 'story' | 'days'>[];
  },
): ServicePageData {
  const link = (slug: string): TownLink => {
    const { name, path } = publishedPlace(places, slug);
    return { name, path };
  };
  const done = projects.filter(({ service }) => service === declared.slug);
  return {
    ...declared,
    blocks: declared.blocks.map((block) => withLinks(block, link)),
    projects: projectCards(done, (project) => placeAndMonth(project, places)),
  };
}

function withLinks(block: Block<string>, link: (slug: string) => TownLink): Block {
  const linked = <Naming extends { town: string }>(naming: Naming) => ({
    ...naming,
    town: link(naming.town),
  });

  if (block.kind === 'typical-jobs') return { ...block, jobs: block.jobs.map(linked) };
  if (block.kind === 'zones') return { ...block, towns: block.towns.map(linked) };
  return block;
}
