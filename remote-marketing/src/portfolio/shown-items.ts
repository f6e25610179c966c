import { portfolioItems, portfolioWords, type Category } from '../content/portfolio';
import { enoughWorks, mostShown, type PortfolioWork } from '../content/portfolio-works';
import type { SitePicture } from '../content/work-pictures';
import { portfolioPictures } from './portfolio-pictures';
import { addressOf } from './use-opened-item';

/** What a slide shows: a work of the owner, or a typical one on a model. */
export type ShownItem = {
  id: string;
  title: string;
  badge: string;
  categories: readonly Category[];
  description: string;
  /** What the work consists of; only models have it on the slide. */
  details: readonly string[];
  picture: Pick<SitePicture, 'source' | 'alt' | 'focus'>;
  isModel: boolean;
  /** Where all of it is shown: the dialog of a model, the page of a work. */
  to: string;
};

const models: readonly ShownItem[] = portfolioItems.map((item) => ({
  id: item.id,
  title: item.title,
  badge: item.category,
  categories: [item.category],
  description: item.description,
  details: item.details,
  picture: portfolioPictures[item.id],
  isModel: true,
  to: addressOf(item.id),
}));

/** Works first, then models as far as there is room; from six works on, works alone. */
export function itemsFor(works: readonly PortfolioWork[]): readonly ShownItem[] {
  const real = works.map(({ path, title, trade, facts, categories, story, picture }): ShownItem => ({
    id: path,
    title,
    badge: `${trade}\u00a0– ${facts}`,
    categories,
    description: story,
    details: [],
    picture,
    isModel: false,
    to: path,
  }));
  return works.length < enoughWorks ? [...real, ...models].slice(0, mostShown) : real;
}

/** The words above the slideshow, true of what it shows. */
export function headWords(items: readonly ShownItem[]): { heading: string; intro: string } {
  const modelCount = items.filter(({ isModel }) => isModel).length;
  const { models: onlyModels, works: onlyWorks, both } = portfolioWords.heads;
  if (modelCount === items.length) return onlyModels;
  return modelCount === 0 ? onlyWorks : both;
}
