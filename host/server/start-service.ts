import { formsEnvironment } from './requests/forms-environment';
import { currentSite, readLiveIdentity } from '../delivery/owner/identity';
import { portFromEnvironment } from '../delivery/port';
import { spoolFolder } from '../delivery/state-folders';
import { startServer } from './start-server';
import { runProcess } from '../delivery/stop-on-signal';

/** Runs the whole server behind nginx, on the sockets of systemd. */
runProcess(async () => {
  const identity = await readLiveIdentity();
  const server = await startServer({
    ...formsEnvironment(process.env, identity.email),
    identity,
    live: readLiveIdentity,
    isPublishedHere: true,
    siteDir: currentSite(),
    spoolDir: spoolFolder(),
    port: portFromEnvironment(8090, 'RTH_FORMS_PORT'),
    previewAddress: process.env.RTH_PREVIEW_ADDRESS,
    log: console.log,
  });
  console.log(`Receiving forms: ${server.siteUrl}`);
  return server.close;
});
