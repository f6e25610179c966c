import { setPriority } from 'node:os';
import { formsEnvironment, ownerAccess } from './forms/forms-environment';
import { currentSite } from '../delivery/identity/live-identity';
import { readIdentity } from '../delivery/identity/read-identity';
import { startDesk } from './forms/desk';
import { defaultFormsPort, portAfter, portFromEnvironment } from '../delivery/port';
import { spoolFolder } from '../delivery/received-folder';
import { runProcess } from '../delivery/stop-on-signal';

/** Nice value that gives pages and forms priority on a busy machine. */
const afterVisitors = 10;

/** Runs the desk, which shows requests, mails them and erases them after the retention period. */
runProcess(async () => {
  setPriority(afterVisitors);
  const identity = await readIdentity();
  const port = portFromEnvironment(portAfter(defaultFormsPort), 'RTH_OWNER_PORT');
  const desk = await startDesk({
    ...formsEnvironment(process.env, identity.email),
    ...{ identity, port, siteDir: currentSite(), access: ownerAccess(process.env), log: console.log },
    spoolDir: spoolFolder(),
    preview: {
      port: portFromEnvironment(portAfter(port), 'RTH_PREVIEW_PORT'),
      address: process.env.RTH_PREVIEW_ADDRESS,
    },
    remedy: 'Stop the program that uses it, or choose other ports with RTH_OWNER_PORT and RTH_PREVIEW_PORT.',
  });
  console.log(`Requests received: ${desk.url}`);
  return desk.stop;
});
