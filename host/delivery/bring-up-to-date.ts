import type { Identity } from '@renovation-th/shared/identity/identity';
import { appNames } from '../../webpack/remotes';
import { promoteReleases, type ChosenRelease } from './promotion/promote-releases';
import { say, timed } from './progress';
import { liveVersion, readRegistry } from './registry';
import type { StateFolders } from './state-folders';

/**
 * Releases what changed in the sources, makes it live if the gate lets it, and composes the site
 * again if anything that it is made from is new. What did not change costs nothing.
 */
export async function bringUpToDate(folders: StateFolders, identity: Identity): Promise<void> {
  const { makeRelease } = await import('./release');
  const made: ChosenRelease[] = [];
  for (const app of appNames) {
    const { version, isNew } = await timed(`${app}: release`, () => makeRelease(folders.releases, app));
    const live = liveVersion(await readRegistry(folders.releases), app);
    say(`  ${version}${isNew ? ', new' : ''}${live === version ? '' : ', goes live'}`);
    made.push({ app, version });
  }
  const options = { identity, year: new Date().getFullYear() };
  const { changes } = await promoteReleases(folders, () => made, options);
  say(
    `✓ The composed site is up to date${changes.length > 0 ? `, with ${changes.map(({ app }) => app).join(', ')}` : ''}`,
  );
}
