import type { Published } from '@renovation-th/shared/contracts/published';
import { samplePlace, samplePublished } from '@renovation-th/shared/testing/sample-published';
import { serviceRecords } from '../content/service-records';

const named = serviceRecords.flatMap(({ blocks }) =>
  blocks.flatMap((block) => {
    if (block.kind === 'zones') return block.towns.map(({ town }) => town);
    return block.kind === 'projects' ? block.projects.map(({ town }) => town) : [];
  }),
);
const known = samplePublished.places.map(({ slug }) => slug);

/** A sample of lists that has every town that our pages name. */
export const publishedForRecords: Published = {
  ...samplePublished,
  places: [
    ...samplePublished.places,
    ...[...new Set(named)].filter((slug) => !known.includes(slug)).map((slug) => samplePlace(slug)),
  ],
};
