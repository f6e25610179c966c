import { completing } from '@renovation-th/shared/contracts/published';
import { homeData } from './page-data/home-data';
import { serviceData } from './page-data/service-data';
import { zonesData } from './page-data/zones-data';

const cardFields = ['slug', 'path', 'title', 'service', 'place', 'month', 'photos'] as const;

/** Completes the data of pages that depend on towns or projects. */
export const completions = {
  home: completing(
    { projects: [...cardFields, 'story'], places: ['slug', 'where'] },
    (_none: null, published) => homeData(published),
  ),
  service: completing({ projects: cardFields, places: ['slug', 'name', 'path', 'where'] }, serviceData),
  zones: completing({ places: ['name', 'where', 'of', 'zone', 'delay'] }, (_none: null, published) =>
    zonesData(published),
  ),
  legal: completing({ projects: [] }, (_none: null, { projects }) => ({
    showsProjects: projects.length > 0,
  })),
};
