import type { Command } from 'commander';
import { portFromEnvironment } from '../port';
import { stopOnSignal } from '../stop-on-signal';
import { print } from '../progress';
import { stateFolders } from '../state-folders';
import { startFollower } from '../store/follower';

/** Adds the command for web servers of a shared store. */
export function addStoreCommands(program: Command): void {
  program
    .command('follow')
    .description('serve the site of the store on a web server, until stopped')
    .action(async () => {
      const folders = stateFolders();
      const { store, site } = folders;
      const follower = await startFollower(folders, portFromEnvironment(8092), print);
      print(`Keeps ${site}/current up to date with ${store.name}; its state: ${follower.url}`);
      stopOnSignal(follower.close);
    });
}
