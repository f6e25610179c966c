import { readRegistry } from '../registry';
import { listsOf } from './publish';

type Choice = { slug: string; name: string };

/** What the owner may choose from: the trades and the towns that have a page, in the order of their lists. */
export async function readOwnersChoices(
  releases: string,
): Promise<{ choices: { services: Choice[]; places: Choice[] } }> {
  const { services = [], places = [] } = await listsOf(releases, await readRegistry(releases));
  return {
    choices: {
      services: services.map(({ slug, label }) => ({ slug, name: label })),
      places: places.map(({ slug, name }) => ({ slug, name })),
    },
  };
}
