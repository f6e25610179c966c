import type { Published } from '@renovation-th/shared/contracts/published';
import { towns } from './content/all-towns';
import { townPath } from './page-data/town-page-data';

/** List of towns for the pages of other remotes. */
export const published = {
  places: towns.map((town) => {
    const { slug, name, where, of, zone, delay } = town;
    return { slug, name, where, of, path: townPath(town), zone, delay };
  }),
} satisfies Partial<Published>;
