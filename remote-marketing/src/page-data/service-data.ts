import { publishedPlace, type Place, type Work } from '@renovation-th/shared/contracts/published';
import { placeAndMonth, workCards } from '@renovation-th/shared/ui/work-card';
import type { Block, DeclaredService, ServicePageData, TownLink } from '../content/service-page';

/** Replaces town slugs with links, and adds the works of the trade. @throws NotPublished */
export function serviceData(
  declared: DeclaredService,
  {
    places,
    works,
  }: {
    places: readonly Pick<Place, 'slug' | 'name' | 'path' | 'where'>[];
    works: readonly Omit<Work, 'story' | 'days'>[];
  },
): ServicePageData {
  const link = (slug: string): TownLink => {
    const { name, path } = publishedPlace(places, slug);
    return { name, path };
  };
  const done = works.filter(({ service }) => service === declared.slug);
  return {
    ...declared,
    blocks: declared.blocks.map((block) => withLinks(block, link)),
    works: workCards(done, (work) => placeAndMonth(work, places)),
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
