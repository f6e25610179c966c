import type { Command } from 'commander';
import { isPackaged } from '../../../webpack/paths';
import { listFolders } from '../files';
import { portFromEnvironment } from '../port';
import { print } from '../progress';
import { newerLive, promoteReleases } from '../promotion/changes';
import { wasLive, type NamedRelease } from '../registry';
import { copyRelease } from '../release/release';
import { isReleased, readRelease, releasedVersions } from '../release/release-record';
import { type StateFolders, stateFolders } from '../state-folders';
import { stopOnSignal } from '../stop-on-signal';
import { startFollower } from '../store/follower';
import { readHistory } from '../store/log';
import { shareRelease } from '../store/stored-release';
import { syncFromStore } from '../store/sync-from-store';
import { checkoutOptions } from './arguments';

/** Adds the commands for web servers: `follow`, and `adopt` for one that was installed from a package. */
export function addServerCommands(program: Command): void {
  program
    .command('follow')
    .description('serve the site of the store on a web server, until stopped')
    .action(follow);
  if (!isPackaged) return;
  program
    .command('adopt')
    .description(
      'copy the releases of a package, and promote those that were never live here and are not older',
    )
    .argument('<folder>', "the package's folder of releases")
    .action((folder: string) => adopt(folder, stateFolders()));
}

async function follow(): Promise<void> {
  const folders = stateFolders();
  const follower = await startFollower(folders, portFromEnvironment(8092), print);
  print(`Keeps ${folders.site}/current up to date with ${folders.store.name}; its state: ${follower.url}`);
  stopOnSignal(follower.close);
}

/**
 * Promotes the releases of a package that were never live here and are not older than the live ones: a person may have
 * rolled back the others, and a team may have promoted newer ones.
 */
export async function adopt(folder: string, folders: StateFolders): Promise<void> {
  const [registry, history] = [await syncFromStore(folders), await readHistory(folders)];
  const adopted: NamedRelease[] = [];
  for (const app of await listFolders(folder))
    for (const version of await releasedVersions(folder, app)) {
      if (!(await isReleased(folders.releases, app, version))) {
        await copyRelease(folder, folders.releases, app, version);
        await shareRelease(folders, { app, version });
      }
      const record = await readRelease(folders.releases, app, version);
      const isNew = !wasLive(history, record) && !(await newerLive(folders, registry, record));
      if (isNew) adopted.push({ app, version });
    }
  const { changes } = await promoteReleases(folders, () => adopted, await checkoutOptions(), true);
  print(...changes.map(({ app, to }) => `✓ ${app}@${to} is live`), '✓ The composed site is up to date');
}
