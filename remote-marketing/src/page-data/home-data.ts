import type { Place, Work } from '@renovation-th/shared/contracts/published';
import { placeAndMonth, resultOf } from '@renovation-th/shared/ui/work-card';
import { mostShown, tradeCategories, type PortfolioWork } from '../content/portfolio-works';
import { services } from '../content/services';
import { inPairs, tradeOf, type WorkPair } from './work-data';

type Lists = {
  works: readonly Omit<Work, 'days'>[];
  places: readonly Pick<Place, 'slug' | 'where'>[];
};

export type HomeData = {
  works: readonly PortfolioWork[];
  /** Photographs of the newest work that has one from before and one from after. */
  comparison: HomeComparison | null;
};

export type HomeComparison = Pick<PortfolioWork, 'path' | 'title' | 'facts'> & WorkPair;

/** Returns the works that the home page shows. @throws NotPublished */
export function homeData(lists: Lists): HomeData {
  return { works: portfolioWorks(lists), comparison: comparison(lists) };
}

function portfolioWorks({ works, places }: Lists): PortfolioWork[] {
  return works.slice(0, mostShown).map((work) => {
    const { alt, picture } = resultOf(work);
    const key = tradeOf(work);
    return {
      trade: services[key].name,
      categories: tradeCategories[key],
      path: work.path,
      title: work.title,
      facts: placeAndMonth(work, places),
      story: work.story,
      picture: { alt, source: picture },
    };
  });
}

function comparison({ works, places }: Lists): HomeComparison | null {
  for (const work of works) {
    const [pair] = inPairs(work.photos).pairs;
    if (pair) return { path: work.path, title: work.title, facts: placeAndMonth(work, places), ...pair };
  }
  return null;
}
