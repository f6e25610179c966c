import { completing } from '@renovation-th/shared/contracts/published';
import type { ShellData } from './shell-data';

/** Builds ShellData from the lists that remotes publish. */
export const shell = completing(
  { services: ['label', 'path', 'parts', 'footer'], projects: [] },
  (_none: null, { services, projects }): ShellData => ({
    showsProjects: projects.length > 0,
    services: services.map(({ label, path, parts }) => ({ label, path, parts })),
    footer: [...services]
      .sort((one, other) => one.footer.rank - other.footer.rank)
      .map(({ footer, path }) => ({ label: footer.label, path })),
  }),
);
