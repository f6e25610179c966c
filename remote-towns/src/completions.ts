import { completing } from '@renovation-th/shared/contracts/published';
import { tradeAndMonth, workCards } from '@renovation-th/shared/ui/work-card';
import type { TownPageData } from './page-data/town-page-data';

/** How compose completes the page of a town: with the works that the owner has done there. */
export const completions = {
  town: completing(['works', 'services'], (town: TownPageData, { works, services }): TownPageData => {
    const here = works.filter(({ place }) => place === town.slug);
    return { ...town, works: workCards(here, (work) => tradeAndMonth(work, services)) };
  }),
};
