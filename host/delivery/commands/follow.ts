import type { Command } from 'commander';
import { stopOnSignal } from '../../server/stop-on-signal';
import { DeliveryError } from '../delivery-error';
import { say } from '../progress';
import { stateFolders } from '../state-folders';
import { startFollower } from '../store/follow/start-follower';
import { milliseconds } from './duration';
import { portOf } from './port-option';

/** `follow`: for a web server. */
export function addFollowCommand(program: Command): void {
  program
    .command('follow')
    .description('serve what the store says, until stopped: for a web server')
    .option('--every <time>', 'between two questions', '2s')
    .option(
      '--port <port>',
      'tells this machine what it serves and how far behind it is; 8092 or PORT by default',
    )
    .action(async ({ every, port }: { every: string; port?: string }) => {
      const folders = stateFolders();
      const { store } = folders;
      if (store.isOwn)
        throw new DeliveryError(
          'There is no store to follow.',
          'Name it, such as RTH_STORE=s3://bucket/site.',
        );
      const options = {
        every: milliseconds(every, '--every'),
        port: portOf(port, 8092),
        log: say,
      };
      const follower = await startFollower(folders, store, options);
      say(`Follows ${store.name} into ${folders.site}/current and says so at ${follower.url}`);
      stopOnSignal(follower.close);
    });
}
