import { completing, type Published } from '@renovation-th/shared/contracts/published';
import { tradeAndMonth, projectCards } from '@renovation-th/shared/ui/project-card';
import { titleWithProjects } from './content/town-page';
import type { TownPageData } from './page-data/town-page-data';

const projectsIn = <Project extends Pick<Published['projects'][number], 'place'>>(
  { slug }: TownPageData,
  projects: readonly Project[],
) => projects.filter(({ place }) => place === slug);

/** Adds the owner's projects in a town to the data and the title of the town's page. */
export const completions = {
  town: completing(
    {
      projects: ['slug', 'path', 'title', 'service', 'place', 'month', 'photos'],
      services: ['slug', 'label'],
    },
    (town: TownPageData, { projects, services }): TownPageData => ({
      ...town,
      projects: projectCards(projectsIn(town, projects), (project) => tradeAndMonth(project, services)),
    }),
    (title, town, { projects }) => titleWithProjects(title, projectsIn(town, projects).length),
  ),
};
