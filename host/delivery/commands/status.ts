import type { Command } from 'commander';
import { appNames } from '../../../webpack/remotes';
import { report } from '../progress';
import { liveVersion, readRegistry } from '../registry';
import { releasedVersions } from '../release-record';
import { stateFolders } from '../state-folders';

/** `status`: what is live, and what could be. */
export function addStatusCommand(program: Command): void {
  program
    .command('status')
    .description('show the releases of each app, the newest first, and which one is live')
    .action(async () => {
      const { releases } = stateFolders();
      const registry = await readRegistry(releases);
      const rows = await Promise.all(
        appNames.map(async (app) => ({
          app,
          live: liveVersion(registry, app),
          versions: await releasedVersions(releases, app),
        })),
      );
      report(
        rows,
        rows.flatMap(({ app, live, versions }) => [
          `${app}${live ? '' : ': nothing is live'}`,
          ...versions.map((version) => `  ${version}${version === live ? '  live' : ''}`),
        ]),
      );
    });
}
