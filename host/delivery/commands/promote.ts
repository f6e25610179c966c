import type { Command } from 'commander';
import { report, say } from '../progress';
import { promote, readRegistry, writeRegistry } from '../registry';
import { stateFolders } from '../state-folders';
import { releaseNamed } from './app-arguments';
import { composeNow } from './compose';

/** `promote`: makes releases live. */
export function addPromoteCommand(program: Command): void {
  program
    .command('promote')
    .description('make releases live, and compose the site again: all of it or nothing')
    .argument('<release...>', 'such as towns@1.0.0-3fa9c2d1e0; an older version rolls back')
    .action(async (names: string[]) => {
      const { releases } = stateFolders();
      const chosen = names.map(releaseNamed);
      const before = await readRegistry(releases);
      try {
        for (const { app, version } of chosen) await promote(releases, app, version);
        const site = await composeNow();
        report({ promoted: chosen, ...site }, `${site.paths.length} pages in site/current`);
      } catch (error) {
        await writeRegistry(releases, before);
        say('Nothing was promoted: the registry and the site are as before.');
        throw error;
      }
    });
}
