import { completing, type Published } from '@renovation-th/shared/contracts/published';
import { tradeAndMonth, workCards } from '@renovation-th/shared/ui/work-card';
import { titleWithWorks } from './content/town-page';
import type { TownPageData } from './page-data/town-page-data';

const worksIn = <Work extends Pick<Published['works'][number], 'place'>>(
  { slug }: TownPageData,
  works: readonly Work[],
) => works.filter(({ place }) => place === slug);

/** Adds the owner's works in a town to the data and the title of the town's page. */
export const completions = {
  town: completing(
    {
      works: ['slug', 'path', 'title', 'service', 'place', 'month', 'photos'],
      services: ['slug', 'label'],
    },
    (town: TownPageData, { works, services }): TownPageData => ({
      ...town,
      works: workCards(worksIn(town, works), (work) => tradeAndMonth(work, services)),
    }),
    (title, town, { works }) => titleWithWorks(title, worksIn(town, works).length),
  ),
};
