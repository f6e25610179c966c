import path from 'node:path';
import type { Command } from 'commander';
import { isPackaged } from '../../../webpack/paths';
import { promoteNew } from '../bring-up-to-date';
import { listFolders } from '../files';
import { readIdentity } from '../owner/identity';
import { portFromEnvironment } from '../port';
import { print } from '../progress';
import type { NamedRelease } from '../registry';
import { copyRelease } from '../release/release';
import { type StateFolders, stateFolders } from '../state-folders';
import { stopOnSignal } from '../stop-on-signal';
import { startFollower } from '../store/follower';
import { shareRelease } from '../store/transfer';

/** Adds the commands for web servers: `follow`, and `adopt` for one that was installed from a package. */
export function addServerCommands(program: Command): void {
  program
    .command('follow')
    .description('serve the site of the store on a web server, until stopped')
    .action(follow);
  if (!isPackaged) return;
  program
    .command('adopt')
    .description('add the releases of a package, and promote those that are new here')
    .argument('<folder>', "the package's folder of releases")
    .action((folder: string) => adopt(folder, stateFolders()));
}

async function follow(): Promise<void> {
  const folders = stateFolders();
  const follower = await startFollower(folders, portFromEnvironment(8092), print);
  print(`Keeps ${folders.site}/current up to date with ${folders.store.name}; its state: ${follower.url}`);
  await stopOnSignal(follower.close);
}

/** Adds the releases of a package, and promotes those that were never live here and are not older. */
export async function adopt(folder: string, folders: StateFolders): Promise<void> {
  const adopted: NamedRelease[] = [];
  for (const app of await listFolders(folder))
    for (const version of await listFolders(path.join(folder, app))) {
      await copyRelease(folder, folders.releases, app, version);
      await shareRelease(folders, { app, version });
      adopted.push({ app, version });
    }
  await promoteNew(folders, adopted, await readIdentity());
}
