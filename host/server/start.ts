import path from 'node:path';
import { formsEnvironment } from './requests/forms-environment';
import { startServer } from './start-server';
import { stopOnSignal } from '../delivery/stop-on-signal';
import { bringUpToDate } from '../delivery/bring-up-to-date';
import { DeliveryError } from '../delivery/delivery-error';
import { portFromEnvironment } from '../delivery/port';
import { print } from '../delivery/progress';
import { readIdentity, readLiveIdentity } from '../delivery/owner/identity';
import { stateFolders } from '../delivery/state-folders';

/** Runs `npm start`: builds changed apps, composes and serves the site, and receives requests. */
async function start(): Promise<void> {
  const folders = stateFolders();
  refuseSharedStore();
  const checkout = await readIdentity();
  // Rejects invalid settings before the builds.
  formsEnvironment(process.env, checkout.email);
  await bringUpToDate(folders, checkout);
  const siteDir = path.join(folders.site, 'current');
  const identity = await readLiveIdentity(siteDir);
  const settings = formsEnvironment(process.env, identity.email);

  const server = await startServer({
    ...settings,
    live: readLiveIdentity,
    isPublishedHere: true,
    siteDir,
    spoolDir: folders.received,
    port: portFromEnvironment(8080),
    identity,
    log: print,
  });
  print('');
  print(`The site:              ${server.siteUrl.replace('127.0.0.1', 'localhost')}`);
  print(`Requests received:     ${server.receivedUrl}   (this machine only)`);
  print('Stop with Ctrl+C.');

  await stopOnSignal(server.close);
}

/** Refuses a shared store, because `npm start` would make the current sources live on every machine. */
function refuseSharedStore(): void {
  if (!process.env.RTH_STORE) return;
  throw new DeliveryError(
    `npm start is for one machine, and RTH_STORE names ${process.env.RTH_STORE}.`,
    'Start it without RTH_STORE. On a web server: npm run rth -- follow.',
  );
}

start().catch((error: unknown) => {
  console.error(error instanceof Error && !(error instanceof TypeError) ? error.message : error);
  process.exitCode = 1;
});
