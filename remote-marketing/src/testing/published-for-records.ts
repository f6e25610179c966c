import type { Published } from '@renovation-th/shared/contracts/published';
import {
  samplePhoto,
  samplePlace,
  samplePublished,
  sampleProject,
} from '@renovation-th/shared/testing/sample-published';
import { serviceRecords } from '../content/service-records';

const named = serviceRecords.flatMap(({ blocks }) =>
  blocks.flatMap((block) => {
    if (block.kind === 'zones') return block.towns.map(({ town }) => town);
    return block.kind === 'typical-jobs' ? block.jobs.map(({ town }) => town) : [];
  }),
);
const known = samplePublished.places.map(({ slug }) => slug);

/** Sample lists with every town that our pages name, and two projects. */
export const publishedForRecords: Published = {
  ...samplePublished,
  projects: [
    sampleProject('Volets repeints', {
      days: 1,
      photos: [
        ...(['before', 'after', 'before', 'after'] as const).map((moment, index) =>
          samplePhoto(moment, `volets-${index}`),
        ),
        samplePhoto('during', 'ponçage'),
      ],
    }),
    sampleProject('Toit brossé', { service: 'toiture', place: 'vichy', month: '2025-12' }),
  ],
  places: [
    ...samplePublished.places,
    ...[...new Set(named)].filter((slug) => !known.includes(slug)).map((slug) => samplePlace(slug)),
  ],
};
