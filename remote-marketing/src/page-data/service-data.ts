import { publishedPlace, type Published } from '@renovation-th/shared/contracts/published';
import type { Block, ServicePageData, TownLink } from '../content/service-page';

/** Makes links of the towns that a trade's page names. @throws NotPublished */
export function serviceData(
  declared: ServicePageData<string>,
  { places }: Pick<Published, 'places'>,
): ServicePageData {
  const link = (slug: string): TownLink => {
    const { name, path } = publishedPlace(places, slug);
    return { name, path };
  };
  return { ...declared, blocks: declared.blocks.map((block) => withLinks(block, link)) };
}

function withLinks(block: Block<string>, link: (slug: string) => TownLink): Block {
  const linked = <Naming extends { town: string }>(naming: Naming) => ({
    ...naming,
    town: link(naming.town),
  });

  if (block.kind === 'projects') return { ...block, projects: block.projects.map(linked) };
  if (block.kind === 'zones') return { ...block, towns: block.towns.map(linked) };
  return block;
}
