import type { Identity } from '@renovation-th/shared/identity/identity';
import { appNames } from '../../webpack/remotes';
import { print, timed } from './progress';
import { newerLive, promoteReleases, readAnyRelease } from './promotion/changes';
import { liveVersion, wasLive, type NamedRelease } from './registry';
import { readHistory } from './store/log';
import { syncFromStore } from './store/sync-from-store';
import { isUncommitted } from './release/release-version';
import type { StateFolders } from './state-folders';

/**
 * Releases every app whose sources changed, promotes the releases through the gate, and composes the site.
 * @param identity the checkout's identity.
 */
export async function bringUpToDate(folders: StateFolders, identity: Identity): Promise<void> {
  // Fails before the slow builds if the registry is damaged.
  await readHistory(folders);
  const { makeRelease } = await import('./release/release');
  const made: NamedRelease[] = [];
  for (const app of appNames) {
    const { version, isNew } = await timed(`${app}: release`, () => makeRelease(folders.releases, app));
    print(`  ${version}${isNew ? ', new' : ''}`);
    if (isUncommitted(version))
      print('  Its sources are not committed, so nobody else can build this release.');
    made.push({ app, version });
  }
  await promoteNew(folders, made, identity);
}

/**
 * Promotes those releases that were never live and are not older than the live ones: a person may have rolled back the
 * others, and a team may have promoted newer ones. Composes the site in any case.
 */
export async function promoteNew(
  folders: StateFolders,
  releases: readonly NamedRelease[],
  identity: Identity,
): Promise<void> {
  const [registry, history] = [await syncFromStore(folders), await readHistory(folders)];
  const chosen: NamedRelease[] = [];
  for (const release of releases) {
    const { app, version } = release;
    const newer = await newerLive(folders, registry, await readAnyRelease(folders, release));
    if (!newer && !wasLive(history, release)) chosen.push(release);
    else if (liveVersion(registry, app) !== version)
      print(
        `  ${app} ${version} was rolled back or is older, so it does not go live: npm run promote -- ${app}@${version}`,
      );
  }
  const changes = await promoteReleases(folders, () => chosen, { identity }, true);
  print(...changes.map(({ app, to }) => `✓ ${app}@${to} is live`), '✓ The composed site is up to date');
}
