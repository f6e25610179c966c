import { runFormsCommand } from './forms/backup/backup-command';
import { spoolFolder } from '../delivery/received-folder';

/** Runs a command of the form service, such as `npm run forms -- restore …`. */
void runFormsCommand(process.argv.slice(2), spoolFolder()).then((code) => void (process.exitCode = code));
