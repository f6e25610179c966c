import type { Command } from 'commander';
import { report } from '../progress';
import { promoteReleases } from '../promotion/promote-releases';
import { stateFolders } from '../state-folders';
import { ownOptions } from './compose-options';

/** `compose`: the site again from what is live, such as after a change of identity. */
export function addComposeCommand(program: Command): void {
  program
    .command('compose')
    .description('make the site again, such as after a change of identity')
    .action(async () => {
      const folders = stateFolders();
      const { site } = await promoteReleases(folders, () => [], await ownOptions());
      const which = folders.store.isOwn ? 'site/current' : `the site in ${folders.store.name}`;
      report({ site }, `✓ ${which} is what the registry says`);
    });
}
