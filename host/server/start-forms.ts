import { defaultFormsPort, portAfter, portFromEnvironment } from './port';
import { readLiveIdentity } from './identity/live-identity';
import { readIdentity } from './identity/read-identity';
import { receivedFolder } from './received-folder';
import { runFormsCommand } from './forms/backup/backup-command';
import { formsEnvironment, ownerAccess, spoolFolder } from './forms/forms-environment';
import { startServer } from './start-server';
import { runProcess } from './stop-on-signal';

const spoolDir = spoolFolder(process.env, receivedFolder());

/** Runs receiver and desk in one process without the site (`npm run forms`), for pages that another server delivers. */
async function start(): Promise<() => Promise<void>> {
  const identity = await readIdentity();
  const settings = formsEnvironment(process.env, identity.email);
  const port = portFromEnvironment(defaultFormsPort, 'RTH_FORMS_PORT');
  const server = await startServer({
    ...settings,
    forms: { ...settings.forms, hours: readLiveIdentity },
    isPublishedHere: true,
    ...{ identity, spoolDir, port, siteDir: null, access: ownerAccess(process.env), log: console.log },
    receivedPort: portFromEnvironment(portAfter(port), 'RTH_OWNER_PORT'),
  });
  console.log(`Receiving forms:       ${server.siteUrl}   (give it to the web server in front)`);
  console.log(`Requests received:     ${server.receivedUrl}   (this machine only; health: /health)`);
  console.log(`Kept in:               ${spoolDir}`);
  return server.close;
}

const command = runFormsCommand(process.argv.slice(2), spoolDir);
if (command) void command.then((code) => void (process.exitCode = code));
else runProcess(start);
