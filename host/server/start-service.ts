import { formsEnvironment, ownerAccess } from './forms/forms-environment';
import { currentSite, readLiveIdentity } from '../delivery/identity/live-identity';
import { spoolFolder } from '../delivery/received-folder';
import { startServer } from './start-server';
import { runProcess } from '../delivery/stop-on-signal';

/** Runs the whole server behind nginx, on the sockets of systemd. */
runProcess(async () => {
  const identity = await readLiveIdentity();
  const settings = formsEnvironment(process.env, identity.email);
  const server = await startServer({
    ...settings,
    forms: { ...settings.forms, live: readLiveIdentity },
    isPublishedHere: true,
    access: ownerAccess(process.env),
    siteDir: currentSite(),
    spoolDir: spoolFolder(),
    port: 8090,
    identity,
    log: console.log,
  });
  return server.close;
});
