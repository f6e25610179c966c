import type { Identity } from '@renovation-th/shared/identity/identity';
import { appNames } from '../../webpack/remotes';
import { DamagedState } from './delivery-error';
import { print, timed } from './progress';
import { promoteWithOwner } from './owner/make-owners-release';
import { eventsOf, liveVersion, readRegistry, type NamedRelease, type Registry } from './registry';
import { servedSite } from './compose/site-manifest';
import type { StateFolders } from './state-folders';

/**
 * Makes a release of every app whose sources changed, promotes it if the gate accepts it, and composes the site again
 * if any of its inputs changed.
 * @param identity of the checkout.
 */
export async function bringUpToDate(folders: StateFolders, identity: Identity): Promise<void> {
  // Fails early: with a damaged registry nothing can go live, and the builds take minutes.
  await readRegistry(folders.releases);
  const { makeRelease } = await import('./release/release');
  const made: NamedRelease[] = [];
  for (const app of appNames) {
    const release = () => makeRelease(folders.releases, app);
    const { version, isNew } = await timed(`${app}: release`, release);
    const live = liveVersion(await readRegistry(folders.releases), app);
    print(`  ${version}${isNew ? ', new' : ''}${live === version ? '' : ', goes live'}`);
    made.push({ app, version });
  }
  const options = { identity, year: new Date().getFullYear() };
  const wanted = (registry: Registry) => wantedLive(registry, made);
  const { changes } = await promoteWithOwner(folders, wanted, options);
  print(
    `✓ The composed site is up to date${changes.length > 0 ? `, with ${changes.map(({ app }) => app).join(', ')}` : ''}`,
  );
}

/** Omits each release whose stage has just been ended, by a guard or a person: only a person promotes it again. */
export const wantedLive = (registry: Registry, made: readonly NamedRelease[]): NamedRelease[] =>
  made.filter(({ app, version }) => {
    const last = eventsOf(registry, app).at(-1);
    return !last?.isOfStage || last.from !== version;
  });

/**
 * Calls `bringUpToDate` for `npm start`. If the state on disk is damaged but a site is served, prints the problem only.
 * @throws DamagedState when there is no previous site; anything else that `bringUpToDate` throws.
 */
export async function bringUpToDateIfPossible(folders: StateFolders, identity: Identity): Promise<void> {
  try {
    await bringUpToDate(folders, identity);
  } catch (error) {
    if (!(error instanceof DamagedState) || (await servedSite(folders)) === null) throw error;
    for (const line of error.message.split('\n')) print(`! ${line}`);
    print('! Until then visitors get the previous site, and requests are received as usual.');
  }
}
