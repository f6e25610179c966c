import type { Command } from 'commander';
import { appNames } from '../../../webpack/remotes';
import { report, timed } from '../progress';
import type { MadeRelease } from '../release';
import { stateFolders } from '../state-folders';
import { shareRelease } from '../store/stored-release';
import { appOfThisFolder, knownApp } from './app-arguments';

/** `release`: from sources to an immutable folder. */
export function addReleaseCommand(program: Command): void {
  program
    .command('release')
    .description('build an app’s present sources into an immutable release')
    .argument('[app...]', `${appNames.join(', ')}; by default the app of this folder`)
    .action(async (names: string[]) => {
      // Brings webpack along, which the other commands need not wait for.
      const { makeRelease } = await import('../release');
      const folders = stateFolders();
      const made: MadeRelease[] = [];
      for (const app of names.length > 0 ? names.map(knownApp) : [appOfThisFolder()])
        made.push(await timed(`Release ${app}`, () => makeRelease(folders.releases, app)));
      for (const release of folders.store.isOwn ? [] : made)
        await timed(`Send ${release.app}`, () => shareRelease(folders, release));
      report(
        made,
        made.map(({ app, version, isNew }) => `${app} ${version} ${isNew ? 'is new' : 'was there already'}`),
      );
    });
}
