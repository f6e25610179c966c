import type { Identity } from '@renovation-th/shared/identity/identity';
import { appNames } from '../../webpack/remotes';
import { print, timed } from './progress';
import { promoteReleases } from './promotion/changes';
import { wasLive, type NamedRelease } from './registry';
import { readHistory } from './store/log';
import { isUncommitted } from './release/release-version';
import type { StateFolders } from './state-folders';

/**
 * Releases every app whose sources changed, promotes the releases through the gate, and composes the site.
 * @param identity the checkout's identity.
 */
export async function bringUpToDate(folders: StateFolders, identity: Identity): Promise<void> {
  // Fails before the slow builds if the registry is damaged.
  const history = await readHistory(folders);
  const { makeRelease } = await import('./release/release');
  const wanted: NamedRelease[] = [];
  for (const app of appNames) {
    const { version, isNew } = await timed(`${app}: release`, () => makeRelease(folders.releases, app));
    print(`  ${version}${isNew ? ', new' : ''}`);
    if (isUncommitted(version))
      print('  Its sources are not committed, so nobody else can build this release.');
    if (!wasLive(history, { app, version })) wanted.push({ app, version });
    else if (history.at(-1)?.apps[app] !== version)
      print(
        `  ${app} ${version} was rolled back, so it does not go live: npm run promote -- ${app}@${version}`,
      );
  }
  const { changes } = await promoteReleases(folders, () => wanted, { identity }, true);
  print(
    `✓ The composed site is up to date${changes.length > 0 ? `, with ${changes.map(({ app }) => app).join(', ')}` : ''}`,
  );
}
