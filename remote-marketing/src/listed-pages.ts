import type { PageDeclaration } from '@renovation-th/shared/contracts/page';
import { publishedPlace, type Project } from '@renovation-th/shared/contracts/published';
import { listing } from '@renovation-th/shared/contracts/remote';
import {
  placeAndMonth,
  resultOf,
  projectCards,
  type ProjectCard,
} from '@renovation-th/shared/ui/project-card';
import { services } from './content/services';
import { projectsPage, projectWords } from './content/projects';
import { home } from './declared-pages';
import { tradeOf, projectPageData, type ProjectPageData } from './page-data/project-data';

type Lists = Parameters<typeof projectPageData>[1];

/** Data of the page of all projects. */
export type ProjectsPageData = { projects: readonly ProjectCard[] };

/** Pages that exist once the owner has published a project. There is one page for each project, and one for all. */
export const listedPages = listing(
  {
    projects: ['slug', 'path', 'title', 'service', 'place', 'month', 'days', 'story', 'photos'],
    places: ['slug', 'name', 'path', 'where'],
  },
  (published) => {
    const [newest] = published.projects;
    if (!newest) return [];
    return [
      declareIndex(newest, published),
      ...published.projects.map((project) => declareProject(project, published)),
    ];
  },
);

function declareIndex(newest: Project, { projects, places }: Lists): PageDeclaration<ProjectsPageData> {
  const { path, documentTitle: title, description } = projectsPage;

  return {
    path,
    title,
    description,
    view: 'projects',
    data: { projects: projectCards(projects, (project) => placeAndMonth(project, places), projects.length) },
    breadcrumbs: [home],
    socialPicture: resultOf(newest).picture,
    sitemap: { priority: 0.7, changeFrequency: 'monthly', lastModified: lastModified(newest) },
  };
}

function declareProject(project: Project, published: Lists): PageDeclaration<ProjectPageData> {
  const { path, title } = project;
  const place = publishedPlace(published.places, project.place);
  const { name: trade } = services[tradeOf(project)];
  const description = projectWords.description({ ...project, trade, where: place.where });

  return {
    path,
    title: projectWords.documentTitle(title),
    description,
    view: 'project',
    data: projectPageData(project, published),
    breadcrumbs: [home, { label: projectsPage.name, path: projectsPage.path }],
    socialPicture: resultOf(project).picture,
    sitemap: { priority: 0.6, changeFrequency: 'yearly', lastModified: lastModified(project) },
  };
}

/** Returns the first day of the project's month, because the owner gives no day. */
const lastModified = ({ month }: Project) => `${month}-01`;
