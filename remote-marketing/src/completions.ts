import { completing } from '@renovation-th/shared/contracts/published';
import { homeComparison, homeWorks } from './page-data/home-works';
import { serviceData } from './page-data/service-data';
import { zonesData } from './page-data/zones-data';
import type { DeclaredHome } from './content/home-data';

/** How compose completes the data of pages that name towns or show works. */
export const completions = {
  home: completing(['works', 'places'], (home: DeclaredHome, published) => ({
    ...home,
    works: homeWorks(published),
    comparison: homeComparison(published),
  })),
  service: completing(['places', 'works'], serviceData),
  zones: completing(['places'], (_none: null, published) => zonesData(published)),
  legal: completing(['works'], (_none: null, { works }) => ({ showsWorks: works.length > 0 })),
};
