import { readIdentity } from '../delivery/read-identity';
import { stateFolders } from '../delivery/state-folders';
import { errorMessage } from './error-code';
import { formsEnvironment } from './forms/forms-environment';
import { startFormsServer } from './forms-server';
import { stopOnSignal } from './stop-on-signal';

const defaultPort = 8090;

/** `npm run forms`: the form service alone, for a site whose pages another server delivers. */
async function start(): Promise<void> {
  const identity = await readIdentity();
  const { RTH_SPOOL, STATE_DIRECTORY, RTH_FORMS_PORT, RTH_OWNER_PORT } = process.env;
  const port = portOf('RTH_FORMS_PORT', RTH_FORMS_PORT) ?? defaultPort;
  const spoolDir = RTH_SPOOL || STATE_DIRECTORY || stateFolders().received;

  const server = await startFormsServer({
    ...formsEnvironment(process.env, identity.email),
    identity,
    spoolDir,
    port,
    ownerPort: portOf('RTH_OWNER_PORT', RTH_OWNER_PORT) ?? (port === 0 ? 0 : port + 1),
    log: console.log,
  });
  stopOnSignal(server.close);
  console.log(`Receiving forms:       ${server.formsUrl}   (give it to the web server in front)`);
  console.log(`Requests received:     ${server.ownersUrl}   (this machine only; health: /health)`);
  console.log(`Kept in:               ${spoolDir}`);
}

function portOf(name: string, value: string | undefined): number | null {
  if (!value) return null;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port < 65_535) return port;
  throw new Error(`${name} is « ${value} »: give a number from 0 to 65534, such as ${name}=8090.`);
}

start().catch((error: unknown) => {
  console.error(errorMessage(error));
  process.exitCode = 1;
});
