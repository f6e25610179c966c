import type { Place, Work } from '@renovation-th/shared/contracts/published';
import { placeAndMonth, resultOf, shownSource } from '@renovation-th/shared/ui/work-card';
import { mostShown, tradeCategories, type PortfolioWork } from '../content/portfolio-works';
import { services } from '../content/services';
import type { HomeComparison } from '../content/home-data';
import { inPairs, tradeOf } from './work-data';

type Lists = {
  works: readonly Omit<Work, 'days'>[];
  places: readonly Pick<Place, 'slug' | 'where'>[];
};

/** Returns the works for the portfolio of the home page. @throws NotPublished */
export function homeWorks({ works, places }: Lists): PortfolioWork[] {
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
      picture: { alt, source: shownSource(picture) },
    };
  });
}

/** Before and after, from the newest work that has both. @throws NotPublished */
export function homeComparison({ works, places }: Lists): HomeComparison | null {
  for (const work of works) {
    const [pair] = inPairs(work.photos).pairs;
    if (pair) return { path: work.path, title: work.title, facts: placeAndMonth(work, places), ...pair };
  }
  return null;
}
