import { portfolioItems, portfolioWords, type Category } from '../content/portfolio';
import { enoughProjects, mostShown, type PortfolioProject } from '../content/portfolio-projects';
import type { SitePicture } from '../content/project-pictures';
import { portfolioPictures } from './portfolio-pictures';
import { addressOf } from './use-opened-item';

/** Item of a slide, either a project of the owner or a typical job on a model. */
export type ShownItem = {
  id: string;
  title: string;
  badge: string;
  categories: readonly Category[];
  description: string;
  /** Steps of the work. Only models have any. */
  details: readonly string[];
  picture: Pick<SitePicture, 'source' | 'alt' | 'focus'>;
  isModel: boolean;
  /** Link to the dialog of a model or to the page of a project. */
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

/** Returns the projects, and models after them while there is room. With six projects or more, adds no models. */
export function itemsFor(projects: readonly PortfolioProject[]): readonly ShownItem[] {
  const real = projects.map(({ path, title, trade, facts, categories, story, picture }): ShownItem => ({
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
  return projects.length < enoughProjects ? [...real, ...models].slice(0, mostShown) : real;
}

/** Returns the texts above the slideshow, depending on its items. */
export function headWords(items: readonly ShownItem[]): { heading: string; intro: string } {
  const modelCount = items.filter(({ isModel }) => isModel).length;
  const { models: onlyModels, projects: onlyProjects, both } = portfolioWords.heads;
  if (modelCount === items.length) return onlyModels;
  return modelCount === 0 ? onlyProjects : both;
}
