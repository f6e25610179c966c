import { Command } from 'commander';
import { isPackaged } from '../../webpack/paths';
import { addLiveCommands } from './commands/live';
import { addServerCommands } from './commands/server';
import { addSourceCommands } from './commands/sources';
import { addStatusCommand } from './commands/status';
import { DeliveryError, notWritable } from './delivery-error';

// Several users change the live site, and nginx runs as another user, so the group may write and everybody may read.
// Private folders set their own modes.
process.umask(0o002);

const program = new Command('rth').description('Manages releases and the live site.').showHelpAfterError();

addLiveCommands(program);
addStatusCommand(program);
addServerCommands(program);
if (!isPackaged) addSourceCommands(program);

program
  .parseAsync()
  .catch((caught: unknown) => {
    const error = notWritable(caught) ?? caught;
    console.error(error instanceof DeliveryError ? error.message : error);
    process.exitCode = error instanceof DeliveryError ? 1 : 2;
  })
  .finally(() => {
    // Exits after flushing the output, because the code of releases may have left timers running or connections open.
    process.stdout.write('', () => setImmediate(() => process.exit()));
  });
