import type { Command } from 'commander';
import { portFromEnvironment } from '../../server/port';
import { stopOnSignal } from '../../server/stop-on-signal';
import { DeliveryError } from '../delivery-error';
import { print } from '../progress';
import { promoteReleases } from '../promotion/changes';
import { prune } from '../promotion/prune';
import { stateFolders } from '../state-folders';
import { refillStore } from '../store/refill-store';
import { startFollower } from '../store/follower';
import { checkoutOptions } from './arguments';

/** Adds the commands for the releases on this machine and for the shared store. */
export function addStoreCommands(program: Command): void {
  program
    .command('prune')
    .description('remove releases that no open page may still load')
    .option('--dry-run', 'only list what would be removed')
    .action(async ({ dryRun = false }: { dryRun?: boolean }) => {
      const removed = await prune(stateFolders(), dryRun);
      const verb = dryRun ? 'would be removed' : 'removed';
      print(
        ...removed.map(({ app, version }) => `  ${app}@${version}`),
        `${removed.length} releases ${verb}`,
      );
    });
  program
    .command('refill')
    .description("put this machine's log and releases into the store")
    .action(async () => {
      const folders = stateFolders();
      const { releases, damaged } = await refillStore(folders);
      await promoteReleases(folders, () => [], await checkoutOptions());
      print(
        `✓ ${folders.store.name} has all ${releases.length} releases of this machine, and the live site.`,
        ...damaged.map((key) => `  ${key} was damaged`),
      );
    });
  program
    .command('follow')
    .description('serve the site of the store on a web server, until stopped')
    .action(async () => {
      const folders = stateFolders();
      const { store, site } = folders;
      if (store.isOwn)
        throw new DeliveryError(
          'There is no store to follow.',
          'Set the store, such as RTH_STORE=s3://bucket/site.',
        );
      const follower = await startFollower(folders, portFromEnvironment(8092), print);
      print(`Keeps ${site}/current up to date with ${store.name}; its state: ${follower.url}`);
      stopOnSignal(follower.close);
    });
}
