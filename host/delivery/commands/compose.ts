import type { Command } from 'commander';
import { report } from '../progress';
import { promoteReleases } from '../promotion/promote-releases';
import type { Registry } from '../registry';
import { stateFolders } from '../state-folders';
import { ownersReleaseHere } from '../owner/owner-here';
import { checkoutOptions } from './compose-options';

/** `compose`: the site again from what is live, such as after a change of identity. */
export function addComposeCommand(program: Command): void {
  program
    .command('compose')
    .description('make the site again, such as after a change of identity')
    .action(async () => {
      const folders = stateFolders();
      const options = await checkoutOptions();
      const ownersRelease = async (registry: Registry) => [
        await ownersReleaseHere(folders.releases, registry, options.identity),
      ];
      const { site } = await promoteReleases(folders, ownersRelease, options);
      const which = folders.store.isOwn ? 'site/current' : `the site in ${folders.store.name}`;
      report({ site }, `✓ ${which} is what the registry says`);
    });
}
