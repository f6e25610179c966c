import type { Identity } from '@renovation-th/shared/identity/identity';
import { appNames } from '../../webpack/remotes';
import { DamagedState } from './delivery-error';
import { print, timed } from './progress';
import { promoteWithIdentity } from './promotion/changes';
import { liveVersion, wasLive, type NamedRelease } from './registry';
import { readHistory, readRegistry } from './store/log';
import { servedSite } from './compose/site-manifest';
import { isUncommitted } from './release/release-version';
import type { StateFolders } from './state-folders';

/**
 * Releases every app whose sources changed, promotes the releases through the gate, and composes the site.
 * @param identity the checkout's identity.
 */
export async function bringUpToDate(folders: StateFolders, identity: Identity): Promise<void> {
  // Fails before the slow builds if the registry is damaged.
  await readRegistry(folders);
  const { makeRelease } = await import('./release/release');
  const made: NamedRelease[] = [];
  for (const app of appNames) {
    const release = () => makeRelease(folders.releases, app);
    const { version, isNew } = await timed(`${app}: release`, release);
    print(`  ${version}${isNew ? ', new' : ''}`);
    if (isUncommitted(version))
      print('  Its sources are not committed, so nobody else can build this release.');
    made.push({ app, version });
  }
  const history = await readHistory(folders);
  const wanted = made.filter((release) => !wasLive(history, release));
  for (const { app, version } of made)
    if (wasLive(history, { app, version }) && liveVersion(await readRegistry(folders), app) !== version)
      print(
        `  ${app} ${version} was rolled back, so it does not go live: npm run promote -- ${app}@${version}`,
      );
  const { changes } = await promoteWithIdentity(folders, () => wanted, { identity });
  print(
    `✓ The composed site is up to date${changes.length > 0 ? `, with ${changes.map(({ app }) => app).join(', ')}` : ''}`,
  );
}

/**
 * Calls `bringUpToDate` for `npm start`. If the state on disk is damaged but a site is served, only prints the problem.
 * @throws DamagedState when no site is served, and every other error of `bringUpToDate`.
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
