import { portFromEnvironment } from './port';
import { readIdentity } from './identity/read-identity';
import { receivedFolder } from './received-folder';
import { errorMessage } from './error-code';
import { runFormsCommand } from './forms/backup/backup-command';
import { backupEnvironment, formsEnvironment, spoolFolder } from './forms/forms-environment';
import { startFormProcesses } from './processes/form-processes';
import { defaultFormsPort } from './processes/ports';
import { stopOnSignal } from './stop-on-signal';

const spoolDir = spoolFolder(process.env, receivedFolder());

/** `npm run forms`: receiver and desk without the site, for pages that another server delivers. */
async function start(): Promise<void> {
  const identity = await readIdentity();
  // A wrong setting is told here, once, and not by each process.
  formsEnvironment(process.env, identity.email);
  const receiverPort = portFromEnvironment(defaultFormsPort, 'RTH_FORMS_PORT');
  const ownerPort = portFromEnvironment(receiverPort === 0 ? 0 : receiverPort + 1, 'RTH_OWNER_PORT');

  const { receiver, desk, stop } = await startFormProcesses({
    spoolDir,
    receiverPort,
    ownerPort,
    log: console.log,
  });
  stopOnSignal(stop);
  console.log(`Receiving forms:       ${receiver.address}   (give it to the web server in front)`);
  console.log(`Requests received:     ${desk.address}   (this machine only; health: /health)`);
  console.log(`Processes:             receiver ${receiver.processId()}, desk ${desk.processId()}`);
  console.log(`Kept in:               ${spoolDir}`);
}

const command = runFormsCommand(process.argv.slice(2), { spoolDir, ...backupEnvironment(process.env) });
const running = command ? command.then((code) => void (process.exitCode = code)) : start();
running.catch((error: unknown) => {
  console.error(errorMessage(error));
  process.exitCode = 1;
});
