import type { Place, Project } from '@renovation-th/shared/contracts/published';
import { placeAndMonth, resultOf } from '@renovation-th/shared/ui/project-card';
import { mostShown, tradeCategories, type PortfolioProject } from '../content/portfolio-projects';
import { services } from '../content/services';
import { inPairs, tradeOf, type ProjectPair } from './project-data';

type Lists = {
  projects: readonly Omit<Project, 'days'>[];
  places: readonly Pick<Place, 'slug' | 'where'>[];
};

export type HomeData = {
  projects: readonly PortfolioProject[];
  /** The first pair of the newest project that has photographs from before and after the work. */
  comparison: HomeComparison | null;
};

export type HomeComparison = Pick<PortfolioProject, 'path' | 'title' | 'facts'> & ProjectPair;

/** Returns the projects that the home page shows. @throws NotPublished when a town or a trade has no page. */
export function homeData(lists: Lists): HomeData {
  return { projects: portfolioProjects(lists), comparison: comparison(lists) };
}

function portfolioProjects({ projects, places }: Lists): PortfolioProject[] {
  return projects.slice(0, mostShown).map((project) => {
    const { alt, picture } = resultOf(project);
    const key = tradeOf(project);
    return {
      trade: services[key].name,
      categories: tradeCategories[key],
      path: project.path,
      title: project.title,
      facts: placeAndMonth(project, places),
      story: project.story,
      picture: { alt, source: picture },
    };
  });
}

function comparison({ projects, places }: Lists): HomeComparison | null {
  for (const project of projects) {
    const [pair] = inPairs(project.photos).pairs;
    if (pair)
      return { path: project.path, title: project.title, facts: placeAndMonth(project, places), ...pair };
  }
  return null;
}
