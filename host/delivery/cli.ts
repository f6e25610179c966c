import { Command, Option } from 'commander';
import { isPackaged } from '../../webpack/paths';
import { isErrorCode } from './error-code';
import { stopsOnSignal } from './stop-on-signal';
import { addLiveCommands } from './commands/live';
import { addServerCommands } from './commands/server';
import { addSourceCommands } from './commands/sources';
import { addStatusCommand } from './commands/status';
import { DeliveryError, notPermitted } from './delivery-error';

// Several users change the live site, and nginx runs as another user, so the group may write and everybody may read.
// Private folders set their own modes.
process.umask(0o002);

const program = new Command('rth')
  .description('Manages releases and the live site.')
  .configureHelp({ subcommandTerm: (command) => command.name() })
  .helpCommand(false)
  // Hidden, so that the list of commands fits on one screen.
  .addHelpOption(new Option('-h, --help').hideHelp())
  .showHelpAfterError();

addLiveCommands(program);
addStatusCommand(program);
addServerCommands(program);
if (!isPackaged) addSourceCommands(program);

// The reader of a pipe may close it early, as `head` does.
process.stdout.on('error', (error) => {
  if (!isErrorCode(error, 'EPIPE')) console.error((notPermitted(error) ?? error).message);
  process.exit(isErrorCode(error, 'EPIPE') ? undefined : 1);
});

program
  .parseAsync()
  .catch((caught: unknown) => {
    const error = notPermitted(caught) ?? caught;
    console.error(error instanceof DeliveryError ? error.message : error);
    process.exitCode = error instanceof DeliveryError ? 1 : 2;
  })
  .finally(() => {
    if (stopsOnSignal()) return;
    // Exits after flushing the output, because the code of releases may have left timers running or connections open.
    process.stdout.write('', () => setImmediate(() => process.exit()));
  });
