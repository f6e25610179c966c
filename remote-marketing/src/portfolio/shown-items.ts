import type { PagePath } from '@renovation-th/shared/contracts/page';
import { portfolioItems, portfolioWords, type Category } from '../content/portfolio';
import { enoughProjects, mostShown, type PortfolioProject } from '../content/portfolio-projects';
import type { SitePicture } from '../content/project-pictures';
import { portfolioPictures } from './portfolio-pictures';

/** Item of a slide, either a project of the owner or a typical job on a model. */
export type ShownItem = {
  id: string;
  title: string;
  badge: string;
  categories: readonly Category[];
  description: string;
  picture: Pick<SitePicture, 'source' | 'alt' | 'focus'>;
} & ({ kind: 'project' } | ({ kind: 'model' } & ModelDetails));

/** What the dialog of a typical job shows in addition. */
type ModelDetails = {
  /** Steps of the work. */
  details: readonly string[];
  service: PagePath;
  /** The same scene before the work. */
  before: SitePicture | undefined;
};

const models: readonly ShownItem[] = portfolioItems.map((item) => {
  const { before, ...picture } = portfolioPictures[item.id];
  return { ...item, kind: 'model', badge: item.category, categories: [item.category], picture, before };
});

export type ModelItem = Extract<ShownItem, { kind: 'model' }>;

/** Returns the projects, and models after them while there is room. With six projects or more, adds no models. */
export function itemsFor(projects: readonly PortfolioProject[]): readonly ShownItem[] {
  const real = projects.map(({ path, title, trade, facts, categories, story, picture }): ShownItem => ({
    kind: 'project',
    id: path,
    title,
    badge: `${trade}\u00a0– ${facts}`,
    categories,
    description: story,
    picture,
  }));
  return projects.length < enoughProjects ? [...real, ...models].slice(0, mostShown) : real;
}

/** Returns the texts above the slideshow, depending on its items. */
export function headWords(items: readonly ShownItem[]): { heading: string; intro: string } {
  const modelCount = items.filter(({ kind }) => kind === 'model').length;
  const { models: onlyModels, projects: onlyProjects, both } = portfolioWords.heads;
  if (modelCount === items.length) return onlyModels;
  return modelCount === 0 ? onlyProjects : both;
}
