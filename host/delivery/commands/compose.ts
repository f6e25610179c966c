import type { Command } from 'commander';
import { composeSite, type ComposedSite } from '../compose/compose';
import { report, timed } from '../progress';
import { readIdentity } from '../read-identity';
import { stateFolders } from '../state-folders';

/** `compose`: the site again from what is live, such as after a change of identity. */
export function addComposeCommand(program: Command): void {
  program
    .command('compose')
    .description('make the static site from the registry and the releases')
    .action(async () => {
      const site = await composeNow();
      report(site, `${site.paths.length} pages in site/current`);
    });
}

/** Composes with today's identity. */
export async function composeNow(): Promise<ComposedSite> {
  const identity = await readIdentity();
  const options = { identity, year: new Date().getFullYear() };
  return timed('Compose', () => composeSite(stateFolders(), options));
}
