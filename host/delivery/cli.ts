import { Command, Option } from 'commander';
import { isInstalled } from '../../webpack/paths';
import { ActionableError } from '../server/actionable-error';
import { addLiveCommands } from './commands/live';
import { addOwnerCommand } from './commands/owner';
import { addPlatformCommands, addSourceCommands } from './commands/sources';
import { addStageCommands } from './commands/stage';
import { addStatusCommand } from './commands/status';
import { addStoreCommands } from './commands/store';
import { stateFolders } from './state-folders';
import { bringHere } from './store/bring-here';

const program = new Command('rth')
  .description('Releases, what is live, and the composed site.')
  .configureHelp({ subcommandTerm: (command) => command.name() })
  .helpCommand(false)
  // So that all commands fit on a screen.
  .addHelpOption(new Option('-h, --help').hideHelp())
  .showHelpAfterError();

addSourceCommands(program);
addLiveCommands(program);
addStageCommands(program);
addStatusCommand(program);
addStoreCommands(program);
addOwnerCommand(program);
// Only here are the sources that a package is made of.
if (!isInstalled) addPlatformCommands(program);

/** Commands that need not know what is in the store, or ask it by themselves. */
const askNothing = new Set(['pack', 'refill', 'guard', 'follow', 'status', 'owner']);
program.hook('preAction', async (_, command) => {
  if (!askNothing.has(command.name())) await bringHere(stateFolders());
});

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof ActionableError ? error.message : error);
  process.exitCode = 1;
});
