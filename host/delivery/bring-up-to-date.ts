import type { Identity } from '@renovation-th/shared/identity/identity';
import { appNames } from '../../webpack/remotes';
import { print, timed } from './progress';
import { promoteReleases } from './promotion/changes';
import { liveVersion, wasLive, type NamedRelease } from './registry';
import { readHistory, readRegistry } from './store/log';
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
  const { changes } = await promoteReleases(folders, () => wanted, { identity }, true);
  print(
    `✓ The composed site is up to date${changes.length > 0 ? `, with ${changes.map(({ app }) => app).join(', ')}` : ''}`,
  );
}
